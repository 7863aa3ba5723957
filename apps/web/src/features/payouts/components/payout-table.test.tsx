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
  ...{
    finished_at: '2026-11-29T03:30:00Z',
    reason: null,
    problem: null,
    first_approval: null,
    fed_by: null,
    granted_appeal: null,
  },
  ...{ approved_by: 'Luz', returned_at: null },
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

it('says when what a company sent arrived, and when it came back', () => {
  const back = { status: 'returned', returned_at: '2026-12-06T02:00:00Z' } as const;
  expect(shown({})).toContain('Arrived Nov 29, 2026, 11:30');
  expect(shown(back)).toContain('Arrived Nov 29, 2026, 11:30');
  expect(shown(back)).toContain('Sent back by the bank Dec 6, 2026, 10:00');
  expect(shown({ status: 'failed' })).toContain('Failed Nov 29, 2026, 11:30');
  expect(shown({ status: 'failed' })).not.toContain('Arrived');
});

it('says that the company will tell only while it has not', () => {
  expect(shown({ status: 'approved', finished_at: null })).toContain('They will tell us');
  for (const status of ['paid', 'failed', 'returned'] as const) {
    expect(shown({ status })).toContain('Sent by Xendit.');
    expect(shown({ status })).not.toContain('will tell us');
  }
});

it('names both of the two who approved it, each with a time', () => {
  const first = { by_id: 'tina', by: 'Tina', at: '2026-11-28T01:00:00Z', by_hand: false, counts: true };
  for (const status of ['approved', 'paid', 'failed', 'returned'] as const) {
    expect(shown({ status, first_approval: first })).toContain('First approved by Tina, Nov 28, 2026, 9:00');
    expect(shown({ status, first_approval: first })).toContain('Approved by Luz, Nov 29, 2026, 9:04');
  }
  const byHand = shown({ sender: null, first_approval: first, approved_by: 'Noel', decided_by: 'Luz' });
  expect(byHand).toContain('First approved by Tina');
  expect(byHand).toContain('Approved by Noel, Nov 29, 2026, 9:04');
  expect(byHand).toContain('Paid by Luz, Nov 29, 2026, 11:30');
});

it('says of what came back that no fee and no tax was taken, and that its reason is for its creator', () => {
  const took = { is_instant: true, fee: 15, withheld: 20, reason: 'There is no such account' };
  for (const status of ['failed', 'returned'] as const) {
    expect(shown({ ...took, status })).toContain('No fee, as it came back');
    expect(shown({ ...took, status })).not.toContain('₱15.00');
    expect(shown({ ...took, status })).not.toContain('₱20.00');
    expect(shown({ ...took, status })).toContain('The creator reads: There is no such account');
  }
  expect(shown({ ...took, status: 'paid' })).toContain('Fee ₱15.00');
});
