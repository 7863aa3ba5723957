import type { ProviderHealth, WebhookDelivery } from '../http/provider-error.ts';

/**
 * What Likha asks of a company that sends pesos to creators (P600). Amounts are whole centavos, in PHP.
 *
 * The rules every adapter keeps, so that nobody is paid twice and nothing is lost:
 * - `send` may be repeated with the same payout at any time, also at the same time: it is sent once;
 * - a thrown `ProviderError` says nothing about the payout: it may have been sent. Ask again with `find`;
 * - a webhook is only a hint to ask. Nothing it says about money is passed on.
 */
export const senderNames = ['xendit'] as const;
export type SenderName = (typeof senderNames)[number];

/** Where money goes. */
export type Destination =
  | { method: 'gcash'; number: string; holder: string }
  | { method: 'bank'; bankName: string; number: string; holder: string };

export interface Transfer {
  /** Our own id. It is the idempotency key, and comes back as the reference. */
  payoutId: string;
  /** What arrives; above zero. */
  amountCentavos: number;
  destination: Destination;
  /** Shown to the payee where their bank shows one; names nothing that the product is about. */
  description: string;
}

/** Why money did not arrive, as far as its payee can do something about it. */
export type FailureReason =
  /** There is no such account, or it takes nothing. */
  | 'account'
  /** The account takes no more, or not so much at once. */
  | 'limit'
  /** Nothing that the payee did: worth asking again. */
  | 'later';

/** What the provider says of a transfer at this moment. */
export type TransferOutcome =
  | { state: 'under_way' }
  | { state: 'arrived' }
  /** It did not arrive and will not. `code` is the provider's, for staff. */
  | { state: 'failed'; reason: FailureReason; code: string }
  /** It arrived, and the payee's bank sent it back. */
  | { state: 'returned'; reason: FailureReason; code: string };

export type SentTransfer = TransferOutcome & {
  /** The provider's id; null where it refused to take the transfer at all. */
  providerId: string | null;
};

export interface PayoutSender {
  readonly name: SenderName;
  /** Whether it pays to such accounts; others are paid by hand. */
  reaches(destination: Destination): boolean;
  /**
   * Sends a payout once, however often it is asked, and says where it stands.
   * @throws ProviderError
   */
  send(transfer: Transfer): Promise<SentTransfer>;
  /**
   * What has become of a payout; null where the provider knows of none.
   * @throws ProviderError, also `rejected` where it is another amount than was sent
   */
  find(payout: { payoutId: string; amountCentavos: number }): Promise<SentTransfer | null>;
  /**
   * Checks that a delivery is authentic and says which payout it is about; null for what is not about one.
   * @throws ProviderError
   */
  readWebhook(delivery: WebhookDelivery): { payoutId: string | null };
  /** Whether calls go out at present, for a metric. */
  health(): ProviderHealth;
}
