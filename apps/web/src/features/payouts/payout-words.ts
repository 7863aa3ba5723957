import type { Answer } from '../../lib/api-types.ts';
import { type Turn, turnOf } from '../../lib/two-people.ts';
import type { PayoutQueueTexts } from './payout-queue.texts.generated.ts';
import type { PayoutsTexts } from './payouts.texts.generated.ts';

export type Payout = Answer<'POST /payouts'>['payout'];
export type PayoutRequest = Answer<'GET /admin/payouts'>['payout_requests'][number];
type Settings = Answer<'PUT /payouts/settings'>['settings'];

/** What can be decided of one. */
export type Decision = 'approve' | 'reject' | 'paid' | 'failed';

const SHOWN_CHARACTERS = 4;

/** How a creator is paid, in words: `GCash`. */
export function methodWords(method: Payout['method'], t: PayoutsTexts): string {
  return method === 'gcash' ? t.gcash : t.bank;
}

/** Where the next payout goes, by the end of its number: `GCash ending in 4567`. */
export function accountWords(settings: Settings, t: PayoutsTexts): string {
  const number = settings.gcash_number ?? settings.bank_account_number ?? '';
  return t.ending({
    method: settings.bank_name ?? methodWords(settings.method, t),
    account: number.slice(-SHOWN_CHARACTERS),
  });
}

/** How far a payout is, as admins say it. */
export function statusWords(t: PayoutQueueTexts): Record<PayoutRequest['status'], string> {
  return {
    pending: t.pending,
    approved: t.approved,
    paid: t.paid,
    rejected: t.rejected,
    failed: t.failed,
    returned: t.returned,
  };
}

/** What a payout is paid from. */
export function bucketWords(t: PayoutQueueTexts): Record<PayoutRequest['bucket'], string> {
  return { earnings: t.earnings, affiliate: t.affiliate };
}

/** How far its approvals are. @param viewerId who of the staff looks at it */
export function approvalsOf(
  { needs_two: needsTwo, first_approval: first }: Pick<PayoutRequest, 'needs_two' | 'first_approval'>,
  viewerId: string | undefined,
): Turn {
  return turnOf({ needsTwo, first, viewerId });
}

interface Meant {
  /** Whether a company sends what is approved, unless it is paid by hand. */
  isSent: boolean;
  approvals: Turn;
}

/** What a decision will do, before it is made (P600); the first of two approvals sends nothing yet (P332). */
export function decisionMeans(
  decision: Decision,
  { isSent, approvals }: Meant,
  t: PayoutQueueTexts,
): string[] {
  if (decision === 'approve' && approvals === 'first')
    return [t.approveFirst, isSent ? t.thenSends : t.thenList];
  const meanings = {
    approve: isSent ? t.approveSends : t.approveMeans,
    reject: t.rejectMeans,
    paid: t.paidMeans,
    failed: t.failedMeans,
  };
  return [meanings[decision]];
}
