import type { Refund } from './order-refund.ts';
import type { PayerProviderName } from './settings.ts';

/** What the payer pressed on the approval page. Turning back is no decision: the page stays open for later. */
export type Decision = 'none' | 'approve' | 'decline';

/** Where the money is. `pending` is a payment that the provider holds for review. */
export type PaymentState = 'none' | 'pending' | 'paid' | 'failed';

export const disputeStages = ['opened', 'updated', 'won', 'lost'] as const;
/** How far a payer's complaint has come; `won` and `lost` as the merchant sees it. */
export type DisputeStage = (typeof disputeStages)[number];

/** What a merchant says to a complaint. Of its files their names and sizes are kept. */
export interface Evidence {
  readonly type: string;
  readonly notes: string;
  readonly documents: readonly { readonly name: string; readonly bytes: number }[];
  readonly at: string;
}

/** A PayPal order, a PayMongo checkout session or a sale of Verotel's. Immutable: each transition returns the next state. */
export interface Order {
  readonly id: string;
  readonly provider: PayerProviderName;
  /** The merchant's own id of the purchase. */
  readonly purchaseId: string;
  /** Hundredths of the currency's unit. */
  readonly amountCentavos: number;
  readonly currency: string;
  readonly description: string;
  /** What the payer's statement says, as the merchant asked; null where it did not, and of orders from before. */
  readonly statementName: string | null;
  /** The provider's names of the methods offered: `paypal`, `gcash`, `paymaya`, `card`. */
  readonly methods: readonly string[];
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** PayPal's number of the account that pays; null where the provider names none. */
  readonly payerId: string | null;
  readonly decision: Decision;
  readonly payment: PaymentState;
  readonly paymentId: string | null;
  /** When the payer's money was taken or held. */
  readonly paidAt: string | null;
  readonly refunds: readonly Refund[];
  readonly dispute: DisputeStage | null;
  /** When the payer first complained. */
  readonly disputedAt: string | null;
  /** What the merchant answered to the complaint, the oldest first. */
  readonly evidences: readonly Evidence[];
  /** The request id of the capture that did the work: the same one gets the same answer again. */
  readonly captureKey: string | null;
  readonly isExpired: boolean;
  readonly createKey: string | null;
  /** Of the request that made the order, to tell a repetition from another request under the same key. */
  readonly createHash: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export type NewOrder = Pick<
  Order,
  | 'id'
  | 'provider'
  | 'purchaseId'
  | 'amountCentavos'
  | 'description'
  | 'statementName'
  | 'methods'
  | 'returnUrl'
  | 'cancelUrl'
  | 'metadata'
  | 'createKey'
  | 'createHash'
> &
  Partial<Pick<Order, 'currency' | 'payerId'>>;

/** An order that waits for its payer. */
export function openOrder(order: NewOrder, now: Date): Order {
  return {
    currency: 'PHP',
    payerId: null,
    ...order,
    decision: 'none',
    payment: 'none',
    paymentId: null,
    paidAt: null,
    refunds: [],
    dispute: null,
    disputedAt: null,
    evidences: [],
    captureKey: null,
    isExpired: false,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}

/** Whether the payer can still choose. The first choice stays, so that pressing twice is safe. */
export function canDecide(order: Order): boolean {
  return order.decision === 'none' && !order.isExpired;
}

/** The payer's choice. @returns the same order when there is nothing left to choose */
export function decide(order: Order, decision: 'approve' | 'decline', now: Date): Order {
  return canDecide(order) ? changed(order, { decision }, now) : order;
}

export interface Payment {
  state: 'pending' | 'paid' | 'failed';
  paymentId: string;
  captureKey: string | null;
}

/** Records the payment, once. @returns the same order when it already has one */
export function recordPayment(order: Order, payment: Payment, now: Date): Order {
  if (order.payment !== 'none') return order;
  const { state, paymentId, captureKey } = payment;
  return changed(order, { payment: state, paymentId, captureKey, paidAt: now.toISOString() }, now);
}

/** Ends the review of a pending payment. @returns the same order when none is pending */
export function finishPayment(order: Order, state: 'paid' | 'failed', now: Date): Order {
  return order.payment === 'pending' ? changed(order, { payment: state }, now) : order;
}

/** Closes the order to its payer. @returns the same order when it is paid or already over */
export function expire(order: Order, now: Date): Order {
  const isOver = order.isExpired || order.payment === 'paid' || order.payment === 'pending';
  return isOver ? order : changed(order, { isExpired: true }, now);
}

/** Moves a complaint about the payment on. @returns the same order when nothing was paid */
export function disputePayment(order: Order, dispute: DisputeStage, now: Date): Order {
  if (order.payment !== 'paid') return order;
  return changed(order, { dispute, disputedAt: order.disputedAt ?? now.toISOString() }, now);
}

/** The merchant answers the complaint, which is then looked at. @returns the same order when no answer is waited for */
export function answerDispute(order: Order, evidence: Omit<Evidence, 'at'>, now: Date): Order {
  if (order.dispute !== 'opened') return order;
  const evidences = [...order.evidences, { ...evidence, at: now.toISOString() }];
  return changed(order, { evidences, dispute: 'updated' }, now);
}

/** An order as a journal of any age holds it: what did not exist then is what it would have been. */
export type StoredOrder = Omit<Order, Later> & Partial<Pick<Order, Later>>;
type Later =
  | 'paidAt'
  | 'refunds'
  | 'dispute'
  | 'disputedAt'
  | 'evidences'
  | 'statementName'
  | 'currency'
  | 'payerId';

export function orderFromJournal(stored: StoredOrder): Order {
  const {
    paidAt = stored.payment === 'none' ? null : stored.updatedAt,
    refunds = [],
    dispute = null,
    disputedAt = dispute && stored.updatedAt,
    evidences = [],
    statementName = null,
    currency = 'PHP',
    payerId = null,
  } = stored;
  return { ...stored, paidAt, refunds, dispute, disputedAt, evidences, statementName, currency, payerId };
}

function changed(order: Order, change: Partial<Order>, now: Date): Order {
  return { ...order, ...change, updatedAt: now.toISOString() };
}
