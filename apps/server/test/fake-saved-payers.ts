import type { ProviderError } from '../src/providers/http/provider-error.ts';
import type {
  OrderOutcome,
  OrderReference,
  OrderRequest,
  SavedPayers,
  SavingRequest,
} from '../src/providers/payments/payment-provider.ts';

interface Taker {
  createOrder(order: OrderRequest): Promise<{ orderId: string }>;
  settleOrder(order: OrderReference): Promise<OrderOutcome>;
  pay(purchaseId: string): string;
}

/** Payers in memory who agreed, or not, as a test has it. What was taken is what the provider it belongs to lists. */
export class FakeSavedPayers implements SavedPayers {
  readonly method = 'paypal';
  /** Setups whose payers agreed. */
  readonly agreed = new Set<string>();
  readonly forgotten: string[] = [];
  /** Purchases that a capture was asked of, each time. */
  readonly asked: string[] = [];
  /** Whose account they pay with. */
  payerId: string | null = null;
  /** Charges are declined, as of an empty account. */
  isEmpty = false;
  /** What calls are answered with before anything is done, and captures after the money was taken. */
  failure: ProviderError | null = null;
  lostAnswer: ProviderError | null = null;
  readonly #taker: Taker;
  readonly #begun = new Set<string>();

  constructor(taker: Taker) {
    this.#taker = taker;
  }

  async begin({ agreementId }: SavingRequest) {
    if (this.failure) throw this.failure;
    this.#begun.add(`setup-${agreementId}`);
    return { setupId: `setup-${agreementId}`, approvalUrl: `https://pay.example/agree/${agreementId}` };
  }

  /** Whoever was asked agrees. */
  agreeAll(): void {
    for (const setupId of this.#begun) this.agreed.add(setupId);
  }

  async finish(setupId: string) {
    if (this.failure) throw this.failure;
    return this.agreed.has(setupId) ? { payerToken: `payer-${setupId}`, payerId: this.payerId } : null;
  }

  async createOrder(order: OrderRequest) {
    if (this.failure) throw this.failure;
    return { orderId: (await this.#taker.createOrder(order)).orderId };
  }

  async capture(order: OrderReference, payerToken: string): Promise<OrderOutcome> {
    await new Promise((wake) => setTimeout(wake, 1));
    this.asked.push(order.purchaseId);
    if (this.failure) throw this.failure;
    if (this.isEmpty || this.forgotten.includes(payerToken))
      return { state: 'declined', reason: 'INSTRUMENT_DECLINED', isFinal: false };
    const known = await this.#taker.settleOrder(order);
    if (known.state === 'open') this.#taker.pay(order.purchaseId);
    if (this.lostAnswer) throw this.lostAnswer;
    return this.#taker.settleOrder(order);
  }

  async forget(payerToken: string): Promise<void> {
    if (this.failure) throw this.failure;
    this.forgotten.push(payerToken);
  }
}
