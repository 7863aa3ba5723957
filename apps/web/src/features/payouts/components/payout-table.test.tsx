import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { PayoutRequest } from '../payout-words.ts';
import { PayoutTable } from './payout-table.tsx';

const SENT: Partial<PayoutRequest> = {
  ...{ id: 'one', bucket: 'earnings', amount: 756, method: 'bank_transfer', account: '7890' },
  ...{ status: 'paid', creator_name: 'Luningning', decided_by: 'Luz', sender: 'xendit', reference: 'disb_1' },
  ...{ requested_at: '2026-11-29T01:03:00Z', decided_at: '2026-11-29T01:04:00Z' },
  ...{ finished_at: '2026-11-29T03:30:00Z', reason: null, problem: null, first_approval: null, fed_by: null },
  ...{ owed: 0, withheld: 0, fee: 0, is_instant: false, needs_two: false, is_alone: false },
};

function shown(more: Partial<PayoutRequest>): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PayoutTable requests={[{ ...SENT, ...more } as PayoutRequest]} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says of what a company sent who approved it and when, and not that they paid it', () => {
  expect(shown({})).toContain('Approved by Luz, Nov 29, 2026, 9:04');
  expect(shown({})).not.toContain('Paid by');
  expect(shown({ sender: null })).toContain('Paid by Luz, Nov 29, 2026, 11:30');
});

it('says that the company will tell only while it has not', () => {
  expect(shown({ status: 'approved', finished_at: null })).toContain('They will tell us');
  for (const status of ['paid', 'failed', 'returned'] as const) {
    expect(shown({ status })).toContain('Sent by Xendit.');
    expect(shown({ status })).not.toContain('will tell us');
  }
});
