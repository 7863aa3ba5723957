import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Me } from '../../../lib/api-types.ts';
import { RenderedSession, sessionOf } from '../../../lib/session.ts';
import type { PayoutRequest } from '../payout-words.ts';
import { PayoutDecision } from './payout-decision.tsx';

const FIRST = { by_id: 'luz', by: 'Luz', at: '2026-11-02T02:00:00Z', by_hand: false, counts: true };
const REQUEST = { id: 'one', amount: 70_000, creator_name: 'Maya', needs_two: true, first_approval: FIRST };

/** What one of the staff may decide of a payout that waits. */
function shownTo(id: string, more: Partial<PayoutRequest> = {}): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RenderedSession value={sessionOf({ id } as Me)}>
        <PayoutDecision request={{ ...(REQUEST as PayoutRequest), ...more }} status="pending" />
      </RenderedSession>
    </QueryClientProvider>,
  );
}

it('offers no second approval to who approved first, and to others one', () => {
  expect(shownTo('luz')).not.toContain('Approve');
  expect(shownTo('luz')).toContain('Reject');
  expect(shownTo('luz')).toContain('Withdraw my approval');
  expect(shownTo('tina')).not.toContain('Withdraw');
  expect(shownTo('tina')).toContain('Approve');
});

it('offers it to who approved first once nobody else may, or theirs counts no more', () => {
  expect(shownTo('luz', { needs_two: false, is_alone: true })).toContain('Approve');
  expect(shownTo('luz', { first_approval: { ...FIRST, counts: false } })).toContain('Approve');
});
