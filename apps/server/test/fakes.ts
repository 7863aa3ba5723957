import type { Clock } from '../src/platform/clock.ts';
import type { Captcha } from '../src/providers/captcha/captcha.ts';
import type { ProviderHealth } from '../src/providers/http/provider-error.ts';
import { ProviderError } from '../src/providers/http/provider-error.ts';
import type {
  CaptureAftermath,
  CapturedOrder,
  CaptureWindow,
  EvidenceToSend,
  FoundRefund,
  OrderOutcome,
  PaymentProvider,
  ProviderCapture,
  ProviderDispute,
  ProviderName,
  ProviderRefund,
  RefundRequest,
  WebhookSubject,
} from '../src/providers/payments/payment-provider.ts';
import { FakeSavedPayers } from './fake-saved-payers.ts';

/** A clock that stands still until it is moved. */
export class FakeClock implements Clock {
  #now: Date;
  constructor(start = '2026-06-15T04:00:00.000Z') {
    this.#now = new Date(start);
  }
  now(): Date {
    return new Date(this.#now);
  }
  advance(ms: number): void {
    this.#now = new Date(this.#now.getTime() + ms);
  }
  set(moment: string): void {
    this.#now = new Date(moment);
  }
}

/** Takes any token that begins with `solved-`; that it works once is the server's business. */
export const fakeCaptcha: Captcha = {
  provider: 'altcha',
  siteKey: null,
  createChallenge: async () => ({
    algorithm: 'SHA-256',
    challenge: 'c',
    maxnumber: 1,
    salt: 's',
    signature: 'x',
  }),
  verify: async (token, now) =>
    token.startsWith('solved-') ? { once: token, expiresAt: new Date(now.getTime() + 600_000) } : null,
};

/** A provider in memory whose answers a test decides. What it is asked is counted. */
export class FakeProvider implements PaymentProvider {
  readonly name: ProviderName;
  readonly created = new Map<string, { orderId: string; amountCentavos: number; asked: object }>();
  readonly outcomes = new Map<string, OrderOutcome>();
  /** What `listCaptures` says; `pay` and `hold` write it. Take a line out, or add one, to make the lists differ. */
  readonly captures: ProviderCapture[] = [];
  readonly refunds: RefundRequest[] = [];
  /** Captures of which a refund of ours gave back more than was left: refunds and lost disputes before it counted. */
  readonly paidTwice: string[] = [];
  /** What `readAftermath` says of a capture beyond nothing; `dispute` and `refundByHand` write it. */
  readonly aftermaths = new Map<string, CaptureAftermath>();
  /** Whether this provider tells how disputes ended. */
  tellsEnds = true;
  /** The orders that were closed, by their ids. */
  readonly closed = new Set<string>();
  /** What a closed order that nobody has paid says. */
  closedOutcome: OrderOutcome = { state: 'expired', isFinal: false };
  refundState: ProviderRefund['state'] = 'done';
  /** What a refund that was not made yet is answered with. */
  refundFailure: ProviderError | null = null;
  failure: ProviderError | null = null;
  /** What disputes were answered with, in the order in which it came. */
  readonly evidence: EvidenceToSend[] = [];
  /** What evidence is answered with. */
  evidenceFailure: ProviderError | null = null;
  /** What it keeps of a payment, in thousandths; null where it does not say. */
  feePerMille: number | null = null;
  /** Whether it gives its fee back with what goes back. */
  givesFeesBack = false;
  healthNow: ProviderHealth = 'closed';
  settleCalls = 0;
  readonly savedPayers = new FakeSavedPayers(this);
  readonly #now: () => Date;

  constructor(name: ProviderName, now: () => Date = () => new Date()) {
    this.name = name;
    this.#now = now;
  }

  /** As the real ones: PayPal alone saves payers. */
  get saved(): PaymentProvider['saved'] {
    return this.name === 'paypal' ? this.savedPayers : null;
  }

  async createOrder(order: { purchaseId: string; amountCentavos: number }) {
    if (this.failure) throw this.failure;
    const known = this.created.get(order.purchaseId) ?? {
      orderId: `${this.name}-${this.created.size + 1}`,
      amountCentavos: order.amountCentavos,
      asked: order,
    };
    this.created.set(order.purchaseId, known);
    return { orderId: known.orderId, approvalUrl: `https://pay.example/${known.orderId}` };
  }

  async settleOrder({ orderId }: { orderId: string }): Promise<OrderOutcome> {
    this.settleCalls += 1;
    await new Promise((wake) => setTimeout(wake, 1));
    if (this.failure) throw this.failure;
    const outcome = this.outcomes.get(orderId) ?? { state: 'open' };
    return outcome.state === 'captured' ? this.#lessRefunds(outcome) : outcome;
  }

  async closeOrder({ orderId }: { orderId: string }): Promise<OrderOutcome> {
    if (this.failure) throw this.failure;
    this.closed.add(orderId);
    const outcome = this.outcomes.get(orderId) ?? this.closedOutcome;
    this.outcomes.set(orderId, outcome);
    return outcome;
  }

  async *listCaptures({ from, to }: CaptureWindow): AsyncGenerator<ProviderCapture> {
    if (this.failure) throw this.failure;
    yield* this.captures.filter(({ capturedAt }) => capturedAt >= from && capturedAt < to);
  }

  async refundCapture(refund: RefundRequest): Promise<ProviderRefund> {
    if (this.failure) throw this.failure;
    const isKnown = this.refunds.some(({ refundId }) => refundId === refund.refundId);
    if (!isKnown && this.refundFailure) throw this.refundFailure;
    const providerRefundId = `refund-${refund.refundId}`;
    if (!isKnown) {
      this.refunds.push(refund);
      const { captureId, amountCentavos } = refund;
      if (amountCentavos > this.#leftOf(captureId)) this.paidTwice.push(captureId);
    }
    if (this.refundState === 'done') this.#listRefund(refund, providerRefundId);
    return { providerRefundId, state: this.refundState };
  }

  async readAftermath(captureId: string): Promise<CaptureAftermath | null> {
    await new Promise((wake) => setTimeout(wake, 1));
    if (this.failure) throw this.failure;
    const isKnown = this.captures.some((each) => each.captureId === captureId);
    return isKnown || this.aftermaths.has(captureId) ? this.#aftermathOf(captureId) : null;
  }

  /** As the real ones: PayMongo has no such call. */
  get provideEvidence(): PaymentProvider['provideEvidence'] {
    if (this.name !== 'paypal') return null;
    return async (evidence) => {
      if (this.evidenceFailure) throw this.evidenceFailure;
      const isKnown = this.evidence.some(({ disputeId }) => disputeId === evidence.disputeId);
      if (!isKnown) this.evidence.push(evidence);
    };
  }

  /** The payer complains of a payment, or the provider decides on it. @returns the capture's id */
  dispute(
    purchaseId: string,
    state: ProviderDispute['state'],
    changes: Partial<ProviderDispute> = {},
  ): string {
    const { captureId, amountCentavos } = this.#captureOf(purchaseId);
    const aftermath = this.#aftermathOf(captureId, purchaseId);
    const disputeId = changes.disputeId ?? `dispute-${captureId}`;
    const dispute = {
      disputeId,
      state,
      amountCentavos,
      feeCentavos: null,
      reason: 'UNAUTHORISED',
      openedAt: this.#now(),
      respondBy: null,
      ...changes,
    };
    const others = aftermath.disputes.filter((each) => each.disputeId !== disputeId);
    this.aftermaths.set(captureId, { ...aftermath, disputes: [...others, dispute] });
    return captureId;
  }

  /** Somebody gives a part back in the provider's own screens. @returns the capture's id */
  refundByHand(purchaseId: string, amountCentavos: number, refundId: string | null = null): string {
    const { captureId } = this.#captureOf(purchaseId);
    const { refunds } = this.#aftermathOf(captureId, purchaseId);
    const providerRefundId = `by-hand-${captureId}-${refunds.length}`;
    this.#addRefund(captureId, { providerRefundId, refundId, amountCentavos }, purchaseId);
    return captureId;
  }

  /** Centavos that it still has of a payment; of a dispute that is decided anew, before that. */
  leftOf(purchaseId: string, { butForDisputes = false } = {}): number {
    return this.#leftOf(this.#captureOf(purchaseId).captureId, butForDisputes);
  }

  /** As both providers say it: what went back by refunds is no longer in the amount of an order. */
  #lessRefunds(order: CapturedOrder): OrderOutcome {
    const { captureId, amountCentavos } = order;
    const gone = this.#aftermathOf(captureId).refunds.reduce((sum, each) => sum + each.amountCentavos, 0);
    if (gone === 0) return order;
    if (gone >= amountCentavos) return { state: 'refunded', captureId, amountCentavos };
    return { ...order, amountCentavos: amountCentavos - gone, refundedCentavos: gone };
  }

  #leftOf(captureId: string, butForDisputes = false): number {
    const { refunds, disputes } = this.#aftermathOf(captureId);
    const lost = butForDisputes ? [] : disputes.filter(({ state }) => state === 'lost');
    const gone = [...refunds, ...lost].reduce((sum, { amountCentavos }) => sum + amountCentavos, 0);
    return (this.captures.find((each) => each.captureId === captureId)?.amountCentavos ?? 0) - gone;
  }

  /** What is pending has not gone back yet, and is not told of. */
  #listRefund({ captureId, refundId, amountCentavos }: RefundRequest, providerRefundId: string): void {
    const { refunds } = this.#aftermathOf(captureId);
    if (refunds.some((each) => each.refundId === refundId)) return;
    this.#addRefund(captureId, { providerRefundId, refundId, amountCentavos });
  }

  #addRefund(captureId: string, refund: FoundRefund, purchaseId?: string): void {
    const aftermath = this.#aftermathOf(captureId, purchaseId);
    this.aftermaths.set(captureId, { ...aftermath, refunds: [...aftermath.refunds, refund] });
  }

  #captureOf(purchaseId: string) {
    const { orderId, amountCentavos } = this.#orderOf(purchaseId);
    return { captureId: `cap-${orderId}`, amountCentavos };
  }

  /** @param purchaseId where it is told; else that of the capture in the list */
  #aftermathOf(captureId: string, purchaseId?: string): CaptureAftermath {
    const listed = this.captures.find((each) => each.captureId === captureId)?.purchaseId ?? null;
    const quiet = { refunds: [], feeCentavos: null, disputes: [], tellsEnds: this.tellsEnds };
    const told = this.aftermaths.get(captureId) ?? { ...quiet, purchaseId: purchaseId ?? listed };
    return { ...told, feeCentavos: this.#keptFee(captureId, told.refunds) };
  }

  #keptFee(captureId: string, refunds: readonly FoundRefund[]): number | null {
    const taken = this.captures.find((each) => each.captureId === captureId)?.amountCentavos;
    if (taken === undefined) return null;
    const gone = refunds.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0);
    return this.feeOf(this.givesFeesBack ? Math.max(0, taken - gone) : taken);
  }

  /** Whole centavos that it keeps of so many. */
  feeOf(centavos: number): number | null {
    return this.feePerMille === null ? null : Math.floor((centavos * this.feePerMille) / 1000);
  }

  /** The payer pays the order of this purchase. @returns the order's id */
  pay(purchaseId: string): string {
    if (this.closed.has(this.#orderOf(purchaseId).orderId)) throw new Error('closed: only payLate pays it');
    return this.payLate(purchaseId);
  }

  /** The payer pays all the same, in an old tab or at the end of a review, though the order was closed. */
  payLate(purchaseId: string): string {
    const { orderId, amountCentavos } = this.#orderOf(purchaseId);
    const captureId = `cap-${orderId}`;
    this.outcomes.set(orderId, {
      state: 'captured',
      captureId,
      amountCentavos,
      capturedAt: this.#now(),
      feeCentavos: this.feeOf(amountCentavos),
    });
    this.#list(purchaseId, 'captured');
    return orderId;
  }

  /** The payer pays, and the provider checks the payment until `pay`. @returns the order's id */
  hold(purchaseId: string): string {
    const { orderId } = this.#orderOf(purchaseId);
    this.outcomes.set(orderId, { state: 'held', captureId: `cap-${orderId}` });
    this.#list(purchaseId, 'held');
    return orderId;
  }

  async readWebhook({ rawBody }: { rawBody: Buffer }) {
    const event = JSON.parse(rawBody.toString()) as FakeEvent;
    if (!event.isAuthentic) throw new ProviderError('bad_signature', 'fake', { retryable: false });
    const order: WebhookSubject = event.orderId
      ? { type: 'order', orderId: event.orderId }
      : { type: 'other' };
    return { eventId: event.id, kind: event.kind ?? 'fake', about: event.about ?? order };
  }

  health(): ProviderHealth {
    return this.healthNow;
  }

  #orderOf(purchaseId: string) {
    const order = this.created.get(purchaseId);
    if (!order) throw new Error('no such order');
    return order;
  }

  #list(purchaseId: string, status: 'captured' | 'held'): void {
    const { orderId, amountCentavos } = this.#orderOf(purchaseId);
    const captureId = `cap-${orderId}`;
    const known = this.captures.findIndex((capture) => capture.captureId === captureId);
    if (known >= 0) this.captures.splice(known, 1);
    this.captures.push({
      captureId,
      orderId,
      purchaseId,
      amountCentavos,
      status,
      refundedCentavos: 0,
      isDisputed: false,
      capturedAt: this.#now(),
    });
  }
}

/** The body of a fake delivery. With an `orderId` alone it is about that order. */
interface FakeEvent {
  id: string;
  isAuthentic: boolean;
  orderId?: string;
  kind?: string;
  about?: WebhookSubject;
}

/** A provider that understood and refuses, for good. */
export function refusal(why = 'fake'): ProviderError {
  return new ProviderError('rejected', why, { retryable: false });
}

export function timeout(): ProviderError {
  return new ProviderError('timeout', 'fake', { retryable: true });
}
