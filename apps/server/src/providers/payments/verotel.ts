import { decimalPesos } from '@likha/contract/money';
import { ProviderError } from '../http/provider-error.ts';
import type { AcquirerMemory, PinnedOrder } from './acquirer-memory.ts';
import type {
  CreatedOrder,
  OrderOutcome,
  OrderReference,
  OrderRequest,
  PaymentProvider,
  ProviderOptions,
} from './payment-provider.ts';
import { aftermathOf, type KnownSale, readKept } from './verotel-aftermath.ts';
import { createVerotelApi, type VerotelApi, type VerotelSettings } from './verotel-api.ts';
import { movesOf } from './verotel-moves.ts';
import { readVerotelPost } from './verotel-post.ts';
import { refundVerotelSale } from './verotel-refund.ts';
import { outcomeOfSale, type Sale, saleIn, wholeOf } from './verotel-sale.ts';

export type { VerotelSettings } from './verotel-api.ts';

interface Verotel {
  api: VerotelApi;
  memory: AcquirerMemory;
  now: () => Date;
}

/**
 * Verotel FlexPay 4, an acquirer that takes adult merchants (P778): the payer is sent to Verotel's page with a signed address, Verotel
 * takes the money, posts that it did and says how a sale stands. One-off purchases by card only: nothing is ever charged again.
 */
export function createVerotel(
  settings: VerotelSettings,
  memory: AcquirerMemory,
  options: ProviderOptions = {},
): PaymentProvider {
  const api = createVerotelApi(settings, options);
  const verotel = { api, memory, now: options.now ?? (() => new Date()) };
  return {
    name: 'verotel',
    saved: null,
    createOrder: async (order) => orderPage(api, order),
    // Verotel takes the money by itself, and has no call that closes its page: both only look.
    settleOrder: (order) => settleOrder(verotel, order),
    closeOrder: (order) => settleOrder(verotel, order),
    // No such call: each order is asked about for as long as its page may be paid.
    listCaptures: null,
    async refundCapture(refund) {
      const sale = await readSale(verotel, refund.captureId);
      if (sale) return refundVerotelSale(verotel, sale, refund);
      throw new ProviderError('rejected', `verotel: sale ${refund.captureId} is not ours`, {
        retryable: false,
      });
    },
    async readAftermath(captureId) {
      const sale = await readSale(verotel, captureId);
      return sale && aftermathOf(sale);
    },
    // Verotel answers chargebacks itself.
    provideEvidence: null,
    async readWebhook(delivery) {
      const { event, kept } = readVerotelPost(settings, delivery);
      if (kept) await memory.keepPost('verotel', kept);
      return event;
    },
    health: api.health,
  };
}

/** Nothing is asked: the address itself is the order, and Verotel sells one reference once. */
function orderPage(api: VerotelApi, order: OrderRequest): CreatedOrder {
  const { charge, purchaseId } = order;
  const isAmount = Number.isSafeInteger(order.amountCentavos) && order.amountCentavos > 0;
  if (!charge || !isAmount || !Number.isSafeInteger(charge.minor) || charge.minor <= 0)
    throw new ProviderError('rejected', 'verotel: not an order for Verotel', { retryable: false });
  const approvalUrl = api.signedUrl('/startorder', {
    type: 'purchase',
    paymentMethod: 'CC',
    priceAmount: decimalPesos(charge.minor),
    priceCurrency: charge.currency,
    description: [...order.description].slice(0, 100).join(''),
    referenceID: purchaseId,
    successURL: order.returnUrl,
    declineURL: order.returnUrl,
  });
  return { orderId: purchaseId, approvalUrl };
}

async function settleOrder(verotel: Verotel, { orderId, purchaseId }: OrderReference): Promise<OrderOutcome> {
  const pinned = await verotel.memory.findOrder('verotel', orderId);
  if (pinned?.purchaseId !== purchaseId)
    throw new ProviderError('rejected', `verotel: order ${orderId} is not of purchase ${purchaseId}`, {
      retryable: false,
    });
  const sale = saleIn(await verotel.api.readSale({ referenceID: orderId }));
  if (!sale) return { state: 'open' };
  if (sale.referenceID !== orderId)
    throw new ProviderError('rejected', `verotel: sale ${sale.saleID} is not of order ${orderId}`, {
      retryable: false,
    });
  const { whole, moves } = await knownSale(verotel, sale, pinned);
  return outcomeOfSale(sale, whole, moves);
}

/** A sale by Verotel's own id; null where it is none of ours. */
async function readSale(verotel: Verotel, saleId: string): Promise<KnownSale | null> {
  const sale = saleIn(await verotel.api.readSale({ saleID: saleId }));
  if (sale?.saleID !== saleId) return null;
  const pinned = await verotel.memory.findOrder('verotel', sale.referenceID);
  return pinned && knownSale(verotel, sale, pinned);
}

async function knownSale({ memory }: Verotel, sale: Sale, pinned: PinnedOrder): Promise<KnownSale> {
  const whole = wholeOf(sale, pinned);
  const { posts, asked } = await readKept(memory, sale.saleID);
  return { purchaseId: pinned.purchaseId, whole, moves: movesOf(whole, posts, asked), posts };
}
