import type { Deps } from '../../../server/src/deps.ts';
import { createSessions } from '../../../server/src/modules/accounts/index.ts';
import { createLedger } from '../../../server/src/modules/ledger/index.ts';
import type { Clock } from '../../../server/src/platform/clock.ts';
import { createIds, type Ids } from '../../../server/src/platform/ids.ts';
import type {
  PaymentProvider,
  ProviderName,
} from '../../../server/src/providers/payments/payment-provider.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;
export const HOUR_MS = 60 * 60 * 1000;

class PastClock implements Clock, Ids {
  #now: number;
  #ids: Ids = createIds(this);
  constructor(start: number) {
    this.#now = start;
  }
  now(): Date {
    return new Date(this.#now);
  }
  goTo(moment: number): void {
    // Ids never go back in time by themselves, and lists are in their order.
    if (moment < this.#now) this.#ids = createIds(this);
    this.#now = moment;
  }
  next(): string {
    return this.#ids.next();
  }
  random(bytes: number): Buffer {
    return this.#ids.random(bytes);
  }
}

/**
 * The same use cases with a clock that stands in the past, ids that belong to it, and a provider that has been paid. No
 * review of first uploads, as these creators are known (P27).
 * @param start milliseconds since 1970
 */
export function inThePast(deps: Deps, start: number): { deps: Deps; clock: PastClock } {
  const clock = new PastClock(start);
  const past = { ...deps, clock, ids: clock };
  return {
    clock,
    deps: {
      ...past,
      ledger: createLedger(past),
      sessions: createSessions(past, null),
      payments: {
        paypal: paidProvider('paypal'),
        paymongo: paidProvider('paymongo'),
        verotel: paidProvider('verotel'),
      },
      reviewFirstUploads: 0,
    },
  };
}

/**
 * Takes every order and has been paid for it. The order's own name says how much, so that what an interrupted start
 * ordered is paid by the next. Lives only while the demo is made.
 */
function paidProvider(name: ProviderName): PaymentProvider {
  return {
    name,
    saved: null,
    async createOrder({ purchaseId, amountCentavos }) {
      const orderId = `demo-${purchaseId}-${amountCentavos}`;
      return { orderId, approvalUrl: `https://demo.invalid/${orderId}` };
    },
    async settleOrder({ orderId }) {
      const amountCentavos = Number(orderId.slice(orderId.lastIndexOf('-') + 1));
      return { state: 'captured', captureId: `capture-${orderId}`, amountCentavos };
    },
    closeOrder: () => Promise.reject(notInTheDemo()),
    listCaptures: () => {
      throw notInTheDemo();
    },
    refundCapture: () => Promise.reject(notInTheDemo()),
    readAftermath: () => Promise.reject(notInTheDemo()),
    provideEvidence: null,
    readWebhook: () => Promise.reject(notInTheDemo()),
    health: () => 'closed',
  };
}

function notInTheDemo(): Error {
  return new Error('the demo buys and settles; its provider does nothing else');
}
