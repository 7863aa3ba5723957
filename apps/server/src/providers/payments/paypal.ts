import { decimalPesos } from '@likha/contract/money';
import { readAs } from '../http/answer-schema.ts';
import { createCircuitBreaker } from '../http/circuit-breaker.ts';
import { ProviderError } from '../http/provider-error.ts';
import {
  type CreatedOrder,
  defaultMaxListPages,
  type OrderOutcome,
  type OrderReference,
  type OrderRequest,
  type PaymentProvider,
  type ProviderOptions,
  type SettleOptions,
} from './payment-provider.ts';
import { readPayPalAftermath } from './paypal-aftermath.ts';
import { createPayPalApi, type PayPalApi, type PayPalSettings, refusalOf, rejectedBy } from './paypal-api.ts';
import { listPayPalCaptures } from './paypal-captures.ts';
import { createPayPalCertificates } from './paypal-certificates.ts';
import { providePayPalEvidence } from './paypal-evidence.ts';
import {
  approvalUrlOf,
  isReadyToCapture,
  outcomeOfOrder,
  outcomeOfRefusal,
  type PayPalOrder,
  payerOf,
  payPalOrderSchema,
} from './paypal-order.ts';
import { refundPayPalCapture } from './paypal-refund.ts';
import { savedPayPalPayers } from './paypal-saved.ts';
import { readPayPalWebhook } from './paypal-webhook.ts';
import { requestKey } from './request-key.ts';

export type { PayPalSettings } from './paypal-api.ts';

/**
 * PayPal Orders v2: the payer approves on PayPal's page, then we capture (P15).
 * Closing an order only looks: PayPal has no call for it, an order that nobody approves ends by itself.
 */
export function createPayPal(settings: PayPalSettings, options: ProviderOptions = {}): PaymentProvider {
  const breaker = createCircuitBreaker('paypal', options.halfOpenAfterMs);
  const api = createPayPalApi(settings, options, breaker);
  // Anybody can make us ask for a certificate, so whatever that does to PayPal stops no payment.
  const certificateBreaker = createCircuitBreaker('paypal', options.halfOpenAfterMs);
  const certificates = createPayPalCertificates(settings.baseUrl, options, certificateBreaker);
  return {
    name: 'paypal',
    saved: savedPayPalPayers(api, {
      createOrder: (order) => postOrder(api, order, unattendedBody(order)),
      captureOrder: (order, payment) => captureOrder(api, order, payment),
    }),
    createOrder: (order) => createOrder(api, order),
    settleOrder: (order, options = { mayCapture: true }) => settleOrder(api, order, options),
    closeOrder: (order) => settleOrder(api, order, { mayCapture: false }),
    listCaptures: (window) => listPayPalCaptures(api, window, options.maxListPages ?? defaultMaxListPages),
    refundCapture: (refund) => refundPayPalCapture(api, refund),
    readAftermath: (captureId) => readPayPalAftermath(api, captureId),
    provideEvidence: (evidence) => providePayPalEvidence(api, evidence),
    readWebhook: (delivery) => readPayPalWebhook(certificates, settings.webhookId, delivery),
    health: breaker.health,
  };
}

async function createOrder(api: PayPalApi, order: OrderRequest): Promise<CreatedOrder> {
  const created = await postOrder(api, order, attendedBody(order));
  const approvalUrl = approvalUrlOf(created);
  if (approvalUrl === null) {
    throw new ProviderError(
      'rejected',
      `paypal: order ${created.id} is ${created.status}, not to be approved`,
      { retryable: false },
    );
  }
  return { orderId: created.id, approvalUrl };
}

async function postOrder(api: PayPalApi, order: OrderRequest, body: object): Promise<PayPalOrder> {
  const call = 'create order';
  const answer = await api({
    call,
    method: 'POST',
    path: '/v2/checkout/orders',
    body: JSON.stringify(body),
    idempotencyKey: requestKey('paypal-create', order.purchaseId),
  });
  if (answer.status !== 200 && answer.status !== 201) throw rejectedBy(answer, call);
  return readAs(payPalOrderSchema, answer.body, `paypal: ${call}`);
}

function orderBody(order: OrderRequest) {
  if (order.method !== 'paypal' || !Number.isSafeInteger(order.amountCentavos) || order.amountCentavos <= 0) {
    throw new ProviderError('rejected', 'paypal: not an order for PayPal', { retryable: false });
  }
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: order.purchaseId,
        // PayPal refuses a second payment under one invoice id: a last guard against charging twice.
        invoice_id: order.purchaseId,
        description: [...order.description].slice(0, 127).join(''),
        soft_descriptor: order.statementName,
        amount: { currency_code: 'PHP', value: decimalPesos(order.amountCentavos) },
      },
    ],
  };
}

function attendedBody(order: OrderRequest) {
  return {
    ...orderBody(order),
    payment_source: {
      paypal: {
        experience_context: {
          return_url: order.returnUrl,
          cancel_url: order.cancelUrl,
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
        },
      },
    },
  };
}

/** Who pays is said when it is captured: until then nobody can be charged by it, and its number is known to us before. */
function unattendedBody(order: OrderRequest) {
  return {
    ...orderBody(order),
    application_context: {
      return_url: order.returnUrl,
      cancel_url: order.cancelUrl,
      shipping_preference: 'NO_SHIPPING',
    },
  };
}

/** Looks before it captures, so that a repeated call never depends on how long PayPal remembers a key. */
async function settleOrder(
  api: PayPalApi,
  reference: OrderReference,
  { mayCapture, mayPay }: SettleOptions,
): Promise<OrderOutcome> {
  const order = await readOrder(api, reference);
  if (order === null) return { state: 'expired', isFinal: true };
  if (!mayCapture || !isReadyToCapture(order)) return outcomeOfOrder(order);
  const payerId = payerOf(order);
  if (payerId !== null && mayPay && !(await mayPay(payerId))) return { state: 'refused' };
  return captureOrder(api, reference);
}

/** @returns null for an order PayPal has forgotten, as it does with old ones that nobody approved */
async function readOrder(
  api: PayPalApi,
  { orderId, purchaseId }: OrderReference,
): Promise<PayPalOrder | null> {
  const call = 'read order';
  const answer = await api({ call, method: 'GET', path: orderPath(orderId) });
  // Only PayPal's own 404 counts; one from a proxy or a wrong address must not end a purchase.
  if (answer.status === 404 && refusalOf(answer)?.name === 'RESOURCE_NOT_FOUND') return null;
  if (answer.status !== 200) throw rejectedBy(answer, call);
  const order = readAs(payPalOrderSchema, answer.body, `paypal: ${call}`);
  if (order.purchase_units[0]?.custom_id !== purchaseId) {
    throw new ProviderError('rejected', `paypal: order ${orderId} is not of purchase ${purchaseId}`, {
      retryable: false,
    });
  }
  return order;
}

/** @param payment by whom, where its payer was not asked to approve it */
async function captureOrder(
  api: PayPalApi,
  reference: OrderReference,
  payment?: object,
): Promise<OrderOutcome> {
  const call = 'capture order';
  const answer = await api({
    call,
    method: 'POST',
    path: `${orderPath(reference.orderId)}/capture`,
    body: JSON.stringify(payment ?? {}),
    idempotencyKey: requestKey('paypal-capture', reference.purchaseId),
  });
  if (answer.status === 200 || answer.status === 201) {
    return outcomeOfOrder(readAs(payPalOrderSchema, answer.body, `paypal: ${call}`));
  }
  const refusal = refusalOf(answer);
  if (refusal?.issue === 'ORDER_ALREADY_CAPTURED') return outcomeOfCaptured(api, reference);
  const outcome = refusal && outcomeOfRefusal(refusal);
  if (outcome && !(payment && outcome.state === 'open')) return outcome;
  const error = rejectedBy(answer, call);
  // Who is not there has taken their word back, or would have to act: there is no page on which they could.
  if (payment && refusal && !error.retryable)
    return { state: 'declined', reason: refusal.issue ?? refusal.name, isFinal: false };
  throw error;
}

/** Somebody else captured between our look and our call; the order knows how that went. */
async function outcomeOfCaptured(api: PayPalApi, reference: OrderReference): Promise<OrderOutcome> {
  const order = await readOrder(api, reference);
  if (order) return outcomeOfOrder(order);
  throw new ProviderError('malformed', `paypal: captured order ${reference.orderId} is not found`, {
    retryable: true,
  });
}

function orderPath(orderId: string): string {
  return `/v2/checkout/orders/${encodeURIComponent(orderId)}`;
}
