import type { Clock } from '../src/platform/clock.ts';
import type { Captcha } from '../src/providers/captcha/captcha.ts';
import type {
  OrderOutcome,
  PaymentProvider,
  ProviderName,
} from '../src/providers/payments/payment-provider.ts';
import { ProviderError } from '../src/providers/payments/payment-provider.ts';

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
  readonly created = new Map<string, { orderId: string; amountCentavos: number }>();
  readonly outcomes = new Map<string, OrderOutcome>();
  failure: ProviderError | null = null;
  settleCalls = 0;

  constructor(name: ProviderName) {
    this.name = name;
  }

  async createOrder(order: { purchaseId: string; amountCentavos: number }) {
    if (this.failure) throw this.failure;
    const known = this.created.get(order.purchaseId) ?? {
      orderId: `${this.name}-${this.created.size + 1}`,
      amountCentavos: order.amountCentavos,
    };
    this.created.set(order.purchaseId, known);
    return { orderId: known.orderId, approvalUrl: `https://pay.example/${known.orderId}` };
  }

  async settleOrder({ orderId }: { orderId: string }): Promise<OrderOutcome> {
    this.settleCalls += 1;
    await new Promise((wake) => setTimeout(wake, 1));
    if (this.failure) throw this.failure;
    return this.outcomes.get(orderId) ?? { state: 'open' };
  }

  /** The payer pays the order of this purchase. */
  pay(purchaseId: string): string {
    const order = this.created.get(purchaseId);
    if (!order) throw new Error('no such order');
    this.outcomes.set(order.orderId, {
      state: 'captured',
      captureId: `cap-${order.orderId}`,
      amountCentavos: order.amountCentavos,
    });
    return order.orderId;
  }

  async readWebhook({ rawBody }: { rawBody: Buffer }) {
    const event = JSON.parse(rawBody.toString()) as { id: string; orderId: string; isAuthentic: boolean };
    if (!event.isAuthentic) throw new ProviderError('bad_signature', 'fake', { retryable: false });
    return { eventId: event.id, orderId: event.orderId, kind: 'fake' };
  }
}

export function timeout(): ProviderError {
  return new ProviderError('timeout', 'fake', { retryable: true });
}
