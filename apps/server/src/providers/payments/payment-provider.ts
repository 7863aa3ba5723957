import type { ProviderHealth, ProviderHttpOptions, WebhookDelivery } from '../http/provider-error.ts';

/**
 * What Likha asks of a company that takes pesos from a fan (P15).
 *
 * The rules every adapter keeps, so that credits are granted exactly once (P16):
 * - an amount is a whole number of centavos, in PHP, everywhere in this interface but in a `Charge`;
 * - `createOrder` and `settleOrder` may be repeated with the same input at any time, also at the same time;
 * - a thrown `ProviderError` says nothing about the order: it may have been paid. Ask again with `settleOrder`;
 * - a webhook is only a hint to call `settleOrder`. Nothing it says about money is passed on.
 */
export type PaymentMethod = 'paypal' | 'gcash' | 'maya' | 'card' | 'card_abroad';

/** Every provider there is. Whoever needs the list reads this one. */
export const providerNames = ['paypal', 'paymongo', 'verotel'] as const;
export type ProviderName = (typeof providerNames)[number];

/** Which provider takes which method; the one place to change when a method moves to another provider. */
export const providerOfMethod: Readonly<Record<PaymentMethod, ProviderName>> = {
  paypal: 'paypal',
  gcash: 'paymongo',
  maya: 'paymongo',
  card: 'paymongo',
  card_abroad: 'verotel',
};

/** Whose payers are charged in another currency than pesos (P777). */
export const foreignProviders: readonly ProviderName[] = ['verotel'];

/** Whose reports of settlement are read (P751). What another took is held against its own pages by a person. */
export const reportingProviders: readonly ProviderName[] = ['paypal', 'paymongo'];

/** Centavos that each provider takes at the least in one payment (P293); it would refuse less once the fan is on its page. */
export const leastCentavosOf: Readonly<Record<ProviderName, number>> = {
  paypal: 100,
  paymongo: 100,
  verotel: 100,
};

/**
 * What a payer is asked for by a company that takes no pesos (P777), pinned when the order is made: hundredths of its currency's
 * unit. What the books have is the pesos.
 */
export interface Charge {
  minor: number;
  /** Three letters. */
  currency: string;
}

export interface OrderRequest {
  /** Our own id. It is the idempotency key, and comes back as the order's reference. At most 127 characters. */
  purchaseId: string;
  /** Above zero: a purchase of ₱0 settles without a provider (P18). */
  amountCentavos: number;
  /** What is asked for in its place where the company takes no pesos; absent where it does. */
  charge?: Charge | null;
  /** Shown to the payer; cut where the provider allows less. */
  description: string;
  /** What the payer's statement names us: up to 22 of letters, digits, spaces, dots and hyphens (P365). */
  statementName: string;
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
 * What the provider says of an order at this moment. Money is ours with `captured` only. Nothing here is for
 * ever but an ending with `isFinal`: until then a payer who returns to an old page may still pay, so a closed
 * purchase is worth asking about again (P46).
 */
export type OrderOutcome =
  | CapturedOrder
  /** The payer has paid and the provider is checking the payment. `captureId` where it has given one. */
  | { state: 'held'; captureId: string | null }
  /** Nothing is taken and nothing is on its way: not approved yet, or not captured because we may not. */
  | { state: 'open' }
  /** The money came and all of it went back. `amountCentavos` is what went back. */
  | { state: 'refunded'; captureId: string; amountCentavos: number }
  /** `reason` is the provider's code, for logs; never shown to people. */
  | { state: 'declined'; reason: string; isFinal: boolean }
  /** We did not let the account pay that its payer chose. Nothing was taken, nor will be. */
  | { state: 'refused' }
  | { state: 'cancelled'; isFinal: boolean }
  | { state: 'expired'; isFinal: boolean };

export interface CapturedOrder {
  state: 'captured';
  captureId: string;
  /** What was taken and has stayed with us; the caller compares it with what was owed. */
  amountCentavos: number;
  /** The part that went back and is no longer in `amountCentavos`; absent when there is none. */
  refundedCentavos?: number;
  /** When the provider took the money, where it says so. */
  capturedAt?: Date | null;
  /** What the provider keeps of it, where it says so. */
  feeCentavos?: number | null;
}

export interface SettleOptions {
  /** False only looks: an order that the payer has approved stays uncaptured and `open`. Default true. */
  mayCapture: boolean;
  /**
   * Asked before an order is captured whose provider names the account that pays (P957): false takes nothing, and the order is
   * `refused`. Absent lets everybody pay.
   */
  mayPay?: (payerId: string) => Promise<boolean>;
}

/** One line of the provider's own list. */
export interface ProviderCapture {
  captureId: string;
  /** Null where the list does not name the order. */
  orderId: string | null;
  /** The purchase's id as we gave it to the provider; null for a payment that did not begin with us. */
  purchaseId: string | null;
  /** What was taken, whatever went back since. */
  amountCentavos: number;
  /** `refunded` when all of it went back. */
  status: 'captured' | 'held' | 'refunded';
  /** What went back, as far as the list says. */
  refundedCentavos: number;
  /** The list says that its payer complains of it. */
  isDisputed: boolean;
  capturedAt: Date;
}

export interface CaptureWindow {
  from: Date;
  to: Date;
}

export interface RefundRequest {
  captureId: string;
  /** Our own id of the refund, and its idempotency key. At most 127 characters. */
  refundId: string;
  /** Above zero, and at most what has stayed of the capture. */
  amountCentavos: number;
  /** For the provider's records, and shown to the payer by PayPal. */
  reason: string;
}

export interface ProviderRefund {
  providerRefundId: string;
  /** `pending`: accepted, and a webhook of type `refund` follows when it ends. */
  state: 'done' | 'pending';
}

/** What has become of a capture since it was taken, as its provider says at this moment. */
export interface CaptureAftermath {
  /** The purchase's id as we gave it to the provider; null for a payment that did not begin with us. */
  purchaseId: string | null;
  /** What has gone back, and nothing that is pending or failed. */
  refunds: readonly FoundRefund[];
  /** What the provider keeps of it by now, less what it gave back with refunds; null where it does not say. */
  feeCentavos: number | null;
  /** Every complaint of the payer's that the provider tells of. */
  disputes: readonly ProviderDispute[];
  /** Those that are over are among them, with how they ended; else webhooks alone tell of an end. */
  tellsEnds: boolean;
}

export interface FoundRefund {
  providerRefundId: string;
  /** What stands where `refundCapture` writes our id; null where nothing does, as when a person gave it back. */
  refundId: string | null;
  amountCentavos: number;
}

export interface ProviderDispute {
  disputeId: string;
  /** `unsaid`: the payment is disputed; how that ends is told by webhooks alone. */
  state: 'open' | 'won' | 'lost' | 'unsaid';
  /** What the payer wants back; once it is lost what they got. */
  amountCentavos: number;
  /** What the provider charges us for it, where it says so. */
  feeCentavos: number | null;
  /** The provider's code, for staff; null where it gives none. */
  reason: string | null;
  openedAt: Date | null;
  /** Until when we may answer, where the provider says so. */
  respondBy: Date | null;
}

/** What a dispute is answered with. */
export interface EvidenceToSend {
  disputeId: string;
  /** At most 2,000 characters; not empty where there is no file. */
  notes: string;
  files: readonly EvidenceToSendFile[];
}

export interface EvidenceToSendFile {
  /** Its name at the provider; the same of the same file each time it is sent. */
  name: string;
  type: 'application/pdf' | 'image/jpeg';
  content: Buffer;
}

export interface WebhookEvent {
  /** The same for every delivery of one event. */
  eventId: string;
  /** The provider's own name of the event, for logs. */
  kind: string;
  about: WebhookSubject;
}

/** What an event is about, as far as the event itself says. Never an amount: the provider is asked for that. */
export type WebhookSubject =
  | { type: 'order'; orderId: string }
  | { type: 'refund'; captureId: string | null; orderId: string | null }
  | { type: 'dispute'; captureId: string | null; orderId: string | null; stage: DisputeStage }
  | { type: 'other' };

/** Seen from our side: `won` leaves the money with us, `lost` takes it. */
export type DisputeStage = 'opened' | 'updated' | 'won' | 'lost';

/** What a payer is asked to agree to once, for payments that they are not there for. */
export interface SavingRequest {
  /** Our own id, and its idempotency key. */
  agreementId: string;
  /** Shown to the payer. */
  description: string;
  returnUrl: string;
  cancelUrl: string;
}

export interface SavedPayer {
  payerToken: string;
  /** As `mayPay` is asked about. */
  payerId: string | null;
}

/** Payers who agreed that they may be charged without them (P789). */
export interface SavedPayers {
  /** How a purchase of theirs is paid. */
  readonly method: PaymentMethod;
  /** The same agreement always gets the same page. @throws ProviderError */
  begin(request: SavingRequest): Promise<{ setupId: string; approvalUrl: string }>;
  /**
   * What a payer who agreed is charged by from now on, and whose account that is where the provider says so; null where they have not agreed. The same setup gives the same payer.
   * @throws ProviderError
   */
  finish(setupId: string): Promise<SavedPayer | null>;
  /** Opens an order that nobody is sent to; the same purchase always gets the same order. @throws ProviderError */
  createOrder(order: OrderRequest): Promise<{ orderId: string }>;
  /**
   * Takes the money of such an order, once, however often it is asked for. A payer who took their word back is `declined`.
   * @throws ProviderError: it may have been taken, ask again
   */
  capture(order: OrderReference, payerToken: string): Promise<OrderOutcome>;
  /** Charges can be made no more. One that is gone is none. @throws ProviderError */
  forget(payerToken: string): Promise<void>;
}

export interface PaymentProvider {
  readonly name: ProviderName;
  /** Null where payers have to be there for each payment. */
  readonly saved: SavedPayers | null;
  /**
   * Opens an order that the payer can approve; the same purchase always gets the same order.
   * Providers remember this for 6 (PayPal) to 24 hours (PayMongo), so do not repeat it for an old purchase.
   * @throws ProviderError
   */
  createOrder(order: OrderRequest): Promise<CreatedOrder>;
  /**
   * Reports where an order stands, after capturing it if the payer has approved it and `mayCapture` allows.
   * @throws ProviderError, also `rejected` when the order belongs to another purchase
   */
  settleOrder(order: OrderReference, options?: SettleOptions): Promise<OrderOutcome>;
  /**
   * Closes the order to the payer where the provider can, and reports where it stands after that. For what a
   * fan gave up and for what ran out. The answer may be `captured`: the payer was faster, and that counts.
   * PayPal has no such call, so there it only looks and never captures.
   * @throws ProviderError
   */
  closeOrder(order: OrderReference): Promise<OrderOutcome>;
  /**
   * The provider's own list of payments that began in a window, in no promised order, to compare with ours. One
   * that was held belongs to the day on which it began, so look back further than reviews take.
   * Null where the provider has no such list: then each order is asked about for as long as it could be paid.
   * @throws ProviderError, also `rejected` when there are more pages than a run may read
   */
  readonly listCaptures: ((window: CaptureWindow) => AsyncIterable<ProviderCapture>) | null;
  /**
   * Gives a captured payment back, all of it or a part. The same `refundId` gives back once.
   * @throws ProviderError, also `rejected` when the provider refuses
   */
  refundCapture(refund: RefundRequest): Promise<ProviderRefund>;
  /**
   * What has gone back of a capture, by whomever, and what its payer complains of; null for a capture that is not ours.
   * @throws ProviderError, also `rejected` when it does not say what went back
   */
  readAftermath(captureId: string): Promise<CaptureAftermath | null>;
  /**
   * Answers a dispute, where the provider takes evidence by a call; null where a person takes it there. The same notes and names of
   * files are sent once, however often it is called: the provider is asked first what it has.
   * @throws ProviderError, also `rejected` when it takes none, or none any more
   */
  readonly provideEvidence: ((evidence: EvidenceToSend) => Promise<void>) | null;
  /**
   * Checks that a delivery is authentic and says what it is about.
   * Answer 400 on `bad_signature` and `malformed`, and 503 on a retryable error so that it is sent again.
   * @throws ProviderError
   */
  readWebhook(delivery: WebhookDelivery): Promise<WebhookEvent>;
  /** Whether calls go out at present, for a metric. */
  health(): ProviderHealth;
}

export interface ProviderOptions extends ProviderHttpOptions {
  /** How many pages one `listCaptures` may read. Default 200. */
  maxListPages?: number;
  /** The clock that ages access tokens. */
  now?: () => Date;
}

export const defaultMaxListPages = 200;
