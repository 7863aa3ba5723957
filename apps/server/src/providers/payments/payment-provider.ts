/**
 * What Likha asks of a company that takes pesos from a fan (decision 15).
 *
 * The rules every adapter keeps, so that credits are granted exactly once (decision 16):
 * - an amount is a whole number of centavos, in PHP, everywhere in this interface;
 * - `createOrder` and `settleOrder` may be repeated with the same input at any time, also at the same time;
 * - a thrown `ProviderError` says nothing about the order: it may have been paid. Ask again with `settleOrder`;
 * - a webhook is only a hint to call `settleOrder`. Nothing it says about money is passed on.
 */
export type PaymentMethod = 'paypal' | 'gcash' | 'maya' | 'card';
export type ProviderName = 'paypal' | 'paymongo';

/** Which provider takes which method; the one place to change when a method moves to another provider. */
export const providerOfMethod: Readonly<Record<PaymentMethod, ProviderName>> = {
  paypal: 'paypal',
  gcash: 'paymongo',
  maya: 'paymongo',
  card: 'paymongo',
};

export interface OrderRequest {
  /** Our own id. It is the idempotency key, and comes back as the order's reference. At most 127 characters. */
  purchaseId: string;
  /** Above zero: a purchase of ₱0 settles without a provider (decision 18). */
  amountCentavos: number;
  /** Shown to the payer; cut where the provider allows less. */
  description: string;
  method: PaymentMethod;
  /** Where the payer lands after approving or failing to pay. The provider may add its own query parameters. */
  returnUrl: string;
  /** Where the payer lands after turning back. */
  cancelUrl: string;
}

export interface CreatedOrder {
  orderId: string;
  /** The provider's page, to send the payer's browser to. */
  approvalUrl: string;
}

export interface OrderReference {
  orderId: string;
  purchaseId: string;
}

/**
 * What the provider says of an order at this moment. Only `captured` means that money is ours, and it is
 * final. The others can still turn into `captured` (a payer who returns to an old page), so a later hint
 * about a closed purchase is worth another `settleOrder`.
 */
export type OrderOutcome =
  /** `amountCentavos` is what was really taken; the caller compares it with what was owed. */
  | { state: 'captured'; captureId: string; amountCentavos: number }
  /** Not approved yet, or the provider is still checking the payment: ask again later. */
  | { state: 'open' }
  /** `reason` is the provider's code, for logs; never shown to people. */
  | { state: 'declined'; reason: string }
  | { state: 'cancelled' }
  | { state: 'expired' };

export interface WebhookEvent {
  /** The same for every delivery of one event. */
  eventId: string;
  /** The order to settle, or null when the event is about something else. */
  orderId: string | null;
  /** The provider's own name of the event, for logs. */
  kind: string;
}

export interface WebhookDelivery {
  /** As Node gives them: names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  /** The exact bytes received: signatures are over bytes, not over parsed JSON. */
  rawBody: Buffer;
  now: Date;
}

export interface PaymentProvider {
  readonly name: ProviderName;
  /**
   * Opens an order that the payer can approve; the same purchase always gets the same order.
   * Providers remember this for 6 (PayPal) to 24 hours (PayMongo), so do not repeat it for an old purchase.
   * @throws ProviderError
   */
  createOrder(order: OrderRequest): Promise<CreatedOrder>;
  /**
   * Captures the order if the payer has approved it, and reports where it stands.
   * @throws ProviderError, also `rejected` when the order belongs to another purchase
   */
  settleOrder(order: OrderReference): Promise<OrderOutcome>;
  /**
   * Closes the order to the payer, where the provider can, and reports where it stands after that.
   * The answer may be `captured`: the payer was faster, and that counts.
   * @throws ProviderError
   */
  cancelOrder?(order: OrderReference): Promise<OrderOutcome>;
  /**
   * Checks that a delivery is authentic and says which order it is about.
   * Answer 400 on `bad_signature` and `malformed`, and 503 on a retryable error so that it is sent again.
   * @throws ProviderError
   */
  readWebhook(delivery: WebhookDelivery): Promise<WebhookEvent>;
}

export interface ProviderOptions {
  /** For a whole call, the answer's body included. Default 8000. */
  timeoutMs?: number;
  /** Default 256 KiB. */
  maxResponseBytes?: number;
  /** The clock that ages access tokens. */
  now?: () => Date;
}

/** `rejected`: the provider understood and refused; the others speak for themselves. */
export type ProviderErrorCode = 'timeout' | 'unavailable' | 'rejected' | 'bad_signature' | 'malformed';

/** A call that gave no outcome. The message is for logs: it names provider, call and code, never a secret. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly code: ProviderErrorCode;
  /** Whether the very same call may succeed later. */
  readonly retryable: boolean;

  constructor(code: ProviderErrorCode, message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.code = code;
    this.retryable = options.retryable;
  }
}
