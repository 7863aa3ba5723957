import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageContext } from '../../../lib/texts.ts';
import type { Item } from '../settlement-words.ts';
import { type ItemType, WorkItem } from './work-item.tsx';

const ITEM: Item = {
  ...{ id: 'one', provider: 'paypal', kind: 'capture', problem: 'unknown', reference: 'X', capture: 'X' },
  ...{ purchase_reference: null, line: 5, currency: 'PHP', amount: 1000, fee: 39, our_amount: null },
  ...{ our_fee: null, at: '2026-11-29T01:00:00Z', since: '2026-11-29T02:00:00Z', days: 0 },
  ...{ left: null, taken_up_by: null, takes_up: null },
};

function shown(type: ItemType, more: Partial<Item> = {}, language: 'en' | 'fil' = 'en'): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageContext value={language}>
        <WorkItem type={type} item={{ ...ITEM, ...more }} settlementDays={7} />
      </LanguageContext>
    </QueryClientProvider>,
  );
}

it('says for how long it has waited', () => {
  const ages = (language: 'en' | 'fil') =>
    [0, 1, 12].map((days) => />([^<]*)<\/span><\/div>/.exec(shown('row', { days }, language))?.[1]);
  expect(ages('en')).toEqual(['waiting less than a day', 'waiting 1 day', 'waiting 12 days']);
  expect(ages('fil')).toEqual([
    'wala pang isang araw',
    '1 araw nang naghihintay',
    '12 araw nang naghihintay',
  ]);
});

it('says what its date is', () => {
  expect(shown('row')).toContain('Date in the report: Nov 29, 2026');
  expect(shown('capture')).toContain('Paid on Nov 29, 2026');
  expect(shown('difference')).toContain('Booked on Nov 29, 2026');
  expect(shown('row', {}, 'fil')).toContain('Petsa sa report: ');
  expect(shown('capture', {}, 'fil')).toContain('Binayaran noong ');
  expect(shown('difference', {}, 'fil')).toContain('Itinala noong ');
});

it('says of a report of which nothing arrived what became of what was left', () => {
  const left = { problem: 'arrived', kind: 'payout', provider: 'paymongo', amount: 0 } as const;
  const days = { first_at: '2026-06-20T01:00:00Z', last_at: '2026-06-21T01:00:00Z' };
  const said = (more: Partial<Item>, language?: 'fil') => shown('difference', { ...left, ...more }, language);
  expect(said({ left: -39 })).toContain(
    '₱39.00 is left. It waits for the next report: PayMongo takes it off',
  );
  expect(said({ left: 39 })).toContain('PayMongo pays it out with a later payout');
  expect(said({ left: 0, taken_up_by: days })).toContain(
    'What was left was settled with the report PayMongo, Jun 20, 2026 to Jun 21, 2026',
  );
  expect(said({ amount: 922, takes_up: days })).toContain('made up for what was left');
  const both = said({ left: 11, takes_up: days });
  expect([both.includes('made up for'), both.includes('₱11.00 is left')]).toEqual([true, true]);
  expect(said({ left: -39 }, 'fil')).toContain('Hinihintay nito ang susunod na report');
  expect(said({ amount: 950 })).not.toContain('report:');
});
