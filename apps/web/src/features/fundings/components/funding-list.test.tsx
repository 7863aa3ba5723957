import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Me } from '../../../lib/api-types.ts';
import { RenderedSession, sessionOf } from '../../../lib/session.ts';
import type { Funding, Summary } from '../funding-words.ts';
import { FundingList } from './funding-list.tsx';

const AT = '2026-11-06T02:00:00Z';
const SUMMARY: Summary = {
  ...{ sent: 900, oldest_unfunded_on: '2026-11-05', unfunded_days: 1, is_late: false },
  ...{ two_people_above: 500, has_other: true },
};
const ASKED: Funding = {
  ...{ id: 'one', state: 'asked', amount: 900, fee: 0, left_on: '2026-11-05', reference: 'BPI 1' },
  ...{ said_by_id: 'luz', said_by: 'Luz', said_at: AT, counts: true, booked_by: null, booked_at: null },
  ...{ needs_two: true, is_alone: false, take_back: null },
};
const BOOKED: Funding = { ...ASKED, state: 'booked', booked_by: 'Tina', booked_at: AT };
const BACK = { asked_by_id: 'luz', asked_by: 'Luz', asked_at: AT, reason: 'A typo', counts: true };

/** What left the bank as one of the staff sees it. */
function shownTo(id: string, funding: Funding): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RenderedSession value={sessionOf({ id } as Me)}>
        <FundingList fundings={[funding]} summary={SUMMARY} />
      </RenderedSession>
    </QueryClientProvider>,
  );
}

it('tells who said it first that another person has to, and offers nothing that is refused', () => {
  expect(shownTo('luz', ASKED)).toContain('You entered this');
  expect(shownTo('luz', ASKED)).not.toContain('Agree and record');
  expect(shownTo('luz', ASKED)).toContain('Withdraw');
  expect(shownTo('tina', ASKED)).toContain('Luz entered this');
  expect(shownTo('tina', ASKED)).toContain('Agree and record');
  expect(shownTo('tina', ASKED)).not.toContain('Withdraw');
});

it('lets anybody put away what somebody said who may not any more, and nobody agree to it', () => {
  const html = shownTo('tina', { ...ASKED, counts: false });
  expect(html).toContain('may not decide about payouts anymore');
  expect(html).toMatch(/<button.*Remove/);
  expect(html).not.toContain('Agree and record');
});

it('names both who said it, and has who asked to take it back wait for another', () => {
  expect(shownTo('luz', BOOKED)).toContain('Recorded by Luz and Tina');
  expect(shownTo('luz', { ...BOOKED, booked_by: 'Luz' })).toContain('Recorded by Luz,');
  const asked = { ...BOOKED, take_back: { ...BACK, done_by: null, done_at: null } };
  expect(shownTo('luz', asked)).toContain('You asked to take this back');
  expect(shownTo('luz', asked)).not.toContain('>Take back<');
  expect(shownTo('luz', asked)).toContain('Withdraw my request');
  expect(shownTo('tina', asked)).toMatch(/<button.*Take back/);
});

it('says of what was taken back by whom and why, and asks for nothing more', () => {
  const take_back = { ...BACK, done_by: 'Tina', done_at: AT };
  const html = shownTo('tina', { ...BOOKED, state: 'taken_back', take_back });
  expect(html).toContain('Taken back by Tina');
  expect(html).toContain('A typo');
  expect(html).not.toContain('<button');
});
