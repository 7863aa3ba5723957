import { z } from 'zod';
import type { FailureReason, TransferOutcome } from './payout-sender.ts';

export const payoutSchema = z.object({
  id: z.string().min(1).max(200),
  reference_id: z.string(),
  amount: z.number().positive(),
  currency: z.string(),
  status: z.string(),
  failure_code: z.string().max(200).nullish(),
});
export type XenditPayout = z.output<typeof payoutSchema>;

const ACCOUNT = new Set([
  'INVALID_DESTINATION',
  'RECIPIENT_ACCOUNT_NUMBER_ERROR',
  'REJECTED_BY_CHANNEL',
  'REJECTED_BY_BANK',
  'CHANNEL_CODE_NOT_SUPPORTED_ERROR',
]);
const LIMIT = new Set([
  'DESTINATION_MAXIMUM_LIMIT',
  'MAXIMUM_TRANSFER_LIMIT_ERROR',
  'RECIPIENT_AMOUNT_ERROR',
]);

/** What a code of Xendit's means to the payee. */
export function reasonOf(code: string): FailureReason {
  if (ACCOUNT.has(code)) return 'account';
  return LIMIT.has(code) ? 'limit' : 'later';
}

/** What Xendit's word for a payout's state means. One that it has added since is not an end: it is asked again. */
export function outcomeOf({ status, failure_code: failure }: XenditPayout): TransferOutcome {
  const code = failure ?? status;
  switch (status) {
    case 'SUCCEEDED':
      return { state: 'arrived' };
    case 'FAILED':
    case 'CANCELLED':
    case 'COMPLIANCE_REJECTED':
    case 'EXPIRED':
      return { state: 'failed', reason: reasonOf(code), code };
    case 'REVERSED':
      return { state: 'returned', reason: reasonOf(code), code };
    default:
      return { state: 'under_way' };
  }
}
