/**
 * What Likha asks of whoever sends pesos to creators (P21). Amounts are whole centavos, in PHP.
 * Submitting the same batch again sends nothing twice.
 */
export const payoutMethods = ['gcash', 'maya', 'bank', 'paypal'] as const;
export type PayoutMethod = (typeof payoutMethods)[number];

export interface PayoutLine {
  /** Our own id of the payout; once in a batch. */
  payoutId: string;
  /** Whom we owe it, by username: their account may be in another name. */
  payee: string;
  amountCentavos: number;
  method: PayoutMethod;
  /** Whose account it is, as the creator gave it. */
  accountName: string;
  /** A number at a bank or wallet, or an address at PayPal. */
  accountNumber: string;
  /** The bank's name; empty for the other methods. */
  bankName: string;
}

export interface PayoutBatch {
  /** Our own id, and the batch's idempotency key. Letters, digits and dashes. */
  batchId: string;
  /** At least one. */
  lines: readonly PayoutLine[];
}

/** A file for a person to act on. It holds account numbers: hand it out to admins only, and keep no copy. */
export interface PayoutDocument {
  fileName: string;
  mediaType: string;
  text: string;
}

export interface SubmittedBatch {
  providerBatchId: string;
  totalCentavos: number;
  /** Null where the provider pays by itself. */
  document: PayoutDocument | null;
}

/** `by_hand`: only the operator who pays knows, and records it in Likha. */
export type PayoutStatus = 'by_hand' | 'pending' | 'paid' | 'failed';

export interface PayoutProvider {
  readonly name: string;
  /** @throws PayoutRefused when the batch can never be paid as it is */
  submit(batch: PayoutBatch): Promise<SubmittedBatch>;
  /** Where a payout of a submitted batch stands. */
  readStatus(payout: { providerBatchId: string; payoutId: string }): Promise<PayoutStatus>;
}

/** The batch itself is wrong. The message names the payout and never the account. */
export class PayoutRefused extends Error {
  override readonly name = 'PayoutRefused';
}
