import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageContext } from '../../../lib/texts.ts';
import { pagesOptions } from '../../../lib/use-pages.ts';
import type { Payout } from '../payout-words.ts';
import { PayoutList } from './payout-list.tsx';

const PAYOUT: Payout = {
  ...{ id: 'one', bucket: 'earnings', amount: 756, method: 'gcash', account: '4567', status: 'pending' },
  ...{ reason: null, reference: null, requested_at: '2026-11-20T01:00:00Z', decided_at: null },
  ...{ finished_at: null, returned_at: null, is_instant: false, fee: 0, withheld: 0, appeal_token: null },
};
const [DECIDED, FINISHED, RETURNED] = ['21', '22', '29'].map((day) => `2026-11-${day}T01:00:00Z`);

/** The words of a payout, as its creator reads them. */
function shown(more: Partial<Payout>, language: 'en' | 'fil' = 'en'): string {
  const client = new QueryClient();
  const { queryKey } = pagesOptions('GET /payouts', 'payouts', { query: { limit: 20 } });
  client.setQueryData(queryKey, {
    pages: [{ payouts: [{ ...PAYOUT, ...more }], next_cursor: null }] as never,
    pageParams: [undefined],
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LanguageContext value={language}>
        <PayoutList />
      </LanguageContext>
    </QueryClientProvider>,
  ).replace(/<[^>]+>/g, '');
}

it('says when a payout was asked for, when it arrived, and when it came back', () => {
  expect(shown({})).toContain('Requested Nov 20, 2026');
  const sent = { decided_at: DECIDED ?? null, finished_at: FINISHED ?? null };
  expect(shown({ ...sent, status: 'paid' })).toContain('Paid Nov 22, 2026');
  const failed = shown({ ...sent, status: 'failed' });
  expect(failed).toContain('Back in your balance since Nov 22, 2026');
  expect(failed).not.toContain('Paid Nov');
  const returned = shown({ ...sent, status: 'returned', returned_at: RETURNED ?? null });
  expect(returned).toContain('Paid Nov 22, 2026');
  expect(returned).toContain('Back in your balance since Nov 29, 2026');
  expect(shown({ status: 'rejected', decided_at: DECIDED ?? null })).toContain(
    'Back in your balance since Nov 21, 2026',
  );
});

it('says so in Filipino', () => {
  const returned = shown(
    { status: 'returned', finished_at: FINISHED ?? null, returned_at: RETURNED ?? null },
    'fil',
  );
  expect(returned).toContain('Hiniling noong ');
  expect(returned).toContain('Nabayaran noong ');
  expect(returned).toContain('Nasa balance mo na ulit mula ');
});
