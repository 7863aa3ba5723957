export const payoutStatuses = [
  'ACCEPTED',
  'REQUESTED',
  'SUCCEEDED',
  'FAILED',
  'REVERSED',
  'CANCELLED',
] as const;
/** Where the money is, in Xendit's words. */
export type PayoutStatus = (typeof payoutStatuses)[number];

/** Which state may follow which: money that arrived can only come back. */
const NEXT: Readonly<Record<PayoutStatus, readonly PayoutStatus[]>> = {
  ACCEPTED: ['REQUESTED', 'SUCCEEDED', 'FAILED', 'CANCELLED'],
  REQUESTED: ['SUCCEEDED', 'FAILED'],
  SUCCEEDED: ['REVERSED'],
  FAILED: [],
  REVERSED: [],
  CANCELLED: [],
};

/** A payout that the merchant asked for. Immutable: each transition returns the next state. */
export interface SentPayout {
  readonly id: string;
  /** The merchant's own id of it. */
  readonly referenceId: string;
  readonly amountCentavos: number;
  readonly channelCode: string;
  readonly accountHolderName: string;
  readonly accountNumber: string;
  readonly description: string;
  readonly status: PayoutStatus;
  /** Why it failed or came back. */
  readonly failureCode: string | null;
  readonly createKey: string;
  /** Of the request that made it, to tell a repetition from another request under the same key. */
  readonly createHash: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** @returns the same payout where that state cannot follow */
export function moveTo(
  payout: SentPayout,
  status: PayoutStatus,
  failureCode: string | null,
  now: Date,
): SentPayout {
  if (!NEXT[payout.status].includes(status)) return payout;
  return { ...payout, status, failureCode, updatedAt: now.toISOString() };
}

/**
 * What becomes of a payout by itself, by the end of its account's number, as test accounts of providers do: `0001` is no
 * account, `0002` waits for its channel for ever, `0003` arrives and comes back; any other arrives.
 */
export function destinyOf({ accountNumber }: SentPayout): {
  status: PayoutStatus;
  failureCode: string | null;
}[] {
  if (accountNumber.endsWith('0001')) return [{ status: 'FAILED', failureCode: 'INVALID_DESTINATION' }];
  if (accountNumber.endsWith('0002')) return [];
  const arrives = { status: 'SUCCEEDED', failureCode: null } as const;
  if (accountNumber.endsWith('0003'))
    return [arrives, { status: 'REVERSED', failureCode: 'INVALID_DESTINATION' }];
  return [arrives];
}
