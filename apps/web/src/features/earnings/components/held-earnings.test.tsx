import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Earnings } from '../../../lib/api-types.ts';
import { HeldEarnings } from './held-earnings.tsx';

const none = {
  on_hold: 0,
  hold_days: 7,
  held: [],
  reserve: 0,
  reserve_percentage: 0,
  reserve_days: 90,
  owed: 0,
  taken_back: 0,
};

function shown(facts: Partial<Earnings>): string {
  return renderToString(<HeldEarnings earnings={{ ...none, ...facts } as unknown as Earnings} />);
}

it('says what is held, from when it is available, what was taken back and what comes off next', () => {
  expect(shown({})).toBe('');
  const held = [{ date: '2026-11-20', amount: 700, available_on: '2026-11-28' }];
  const words = shown({ held, owed: 12.5, taken_back: 70 });
  for (const said of ['Available on Nov 28, 2026', '₱700.00', '7 whole days', '₱12.50', '₱70.00'])
    expect(words).toContain(said);
});
