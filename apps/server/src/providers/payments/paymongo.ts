import { readAs } from '../http/answer-schema.ts';
import { createCircuitBreaker } from '../http/circuit-breaker.ts';
import { ProviderError } from '../http/provider-error.ts';
import type { ProviderAnswer } from '../http/provider-http.ts';
import {
  type CreatedOrder,
  defaultMaxListPages,
  type OrderOutcome,
  type OrderReference,
  type OrderRequest,
  type PaymentMethod,
  type PaymentProvider,
  type ProviderOptions,
} from './payment-provider.ts';
import { readPayMongoAftermath } from './paymongo-aftermath.ts';
import { createPayMongoApi, type PayMongoApi, type PayMongoSettings, rejectedBy } from './paymongo-api.ts';
import { listPayMongoCaptures } from './paymongo-captures.ts';
import { refundPayMongoPayment } from './paymongo-refund.ts';
import { type CheckoutSession, outcomeOfSession, sessionAnswerSchema } from './paymongo-session.ts';
import { readPayMongoWebhook } from './paymongo-webhook.ts';
import { requestKey } from './request-key.ts';

export type { PayMongoSettings } from './paymongo-api.ts';

/** PayMongo's names for our methods; PayPal is not one of theirs. */
const methodTypes: Partial<Record<PaymentMethod, string>> = { gcash: 'gcash', maya: 'paymaya', card: 'card' };

/** PayMongo checkout sessions: the payer pays on PayMongo's page, nothing is left to capture (P15). */
export function createPayMongo(settings: PayMongoSettings, options: ProviderOptions = {}): PaymentProvider {
  const breaker = createCircuitBreaker('paymongo', options.halfOpenAfterMs);
  const api = createPayMongoApi(settings, options, breaker);
  const key = { webhookSecret: settings.webhookSecret, isLive: settings.secretKey.startsWith('sk_live_') };
  return {
    name: 'paymongo',
    saved: null,
    createOrder: (order) => createSession(api, order),
    // PayMongo takes the money by itself, so settling only ever looks.
    settleOrder: async (order) => outcomeOfSession(await readSession(api, order)),
    closeOrder: (order) => expireSession(api, order),
    listCaptures: (window) => listPayMongoCaptures(api, window, options.maxListPages ?? defaultMaxListPages),
    refundCapture: (refund) => refundPayMongoPayment(api, refund),
    readAftermath: (captureId) => readPayMongoAftermath(api, captureId),
    // It has no such call: a person takes evidence to its dashboard.
    provideEvidence: null,
    readWebhook: async (delivery) => readPayMongoWebhook(key, delivery),
    health: breaker.health,
  };
}

async function createSession(api: PayMongoApi, order: OrderRequest): Promise<CreatedOrder> {
  const call = 'create checkout session';
  const answer = await api({
    call,
    method: 'POST',
    path: '/v1/checkout_sessions',
    body: sessionBody(order),
    idempotencyKey: requestKey('paymongo-create', order.purchaseId),
  });
  const session = sessionIn(answer, call, order.purchaseId);
  const { checkout_url: approvalUrl } = session.attributes;
  if (!approvalUrl || !URL.canParse(approvalUrl)) {
    throw new ProviderError('malformed', `paymongo: session ${session.id} has no page`, { retryable: true });
  }
  return { orderId: session.id, approvalUrl };
}

function sessionBody(order: OrderRequest) {
  const methodType = methodTypes[order.method];
  if (!methodType || !Number.isSafeInteger(order.amountCentavos) || order.amountCentavos <= 0) {
    throw new ProviderError('rejected', 'paymongo: not an order for PayMongo', { retryable: false });
  }
  const description = [...order.description].slice(0, 255).join('');
  const attributes = {
    line_items: [{ name: description, quantity: 1, amount: order.amountCentavos, currency: 'PHP' }],
    payment_method_types: [methodType],
    description,
    statement_descriptor: order.statementName,
    reference_number: order.purchaseId,
    metadata: { purchase_id: order.purchaseId },
    success_url: order.returnUrl,
    cancel_url: order.cancelUrl,
    send_email_receipt: false,
    show_description: true,
    show_line_items: true,
  };
  return { data: { attributes } };
}

async function readSession(
  api: PayMongoApi,
  { orderId, purchaseId }: OrderReference,
): Promise<CheckoutSession> {
  const call = 'read checkout session';
  // A session stays readable after its end, so a 404 is a wrong id or key, never "expired".
  return sessionIn(await api({ call, method: 'GET', path: sessionPath(orderId) }), call, purchaseId);
}

/** Expiring is refused for a session that is already paid or over; only the session itself knows which. */
async function expireSession(api: PayMongoApi, order: OrderReference): Promise<OrderOutcome> {
  const call = 'expire checkout session';
  const answer = await api({ call, method: 'POST', path: `${sessionPath(order.orderId)}/expire` });
  const outcome = outcomeOfSession(await readSession(api, order));
  if (outcome.state === 'open' && answer.status >= 400) throw rejectedBy(answer, call);
  return outcome;
}

/** @throws ProviderError, also when the session is of another purchase */
function sessionIn(answer: ProviderAnswer, call: string, purchaseId: string): CheckoutSession {
  if (answer.status !== 200 && answer.status !== 201) throw rejectedBy(answer, call);
  const { data: session } = readAs(sessionAnswerSchema, answer.body, `paymongo: ${call}`);
  if (session.attributes.reference_number !== purchaseId) {
    throw new ProviderError('rejected', `paymongo: session ${session.id} is not of purchase ${purchaseId}`, {
      retryable: false,
    });
  }
  return session;
}

function sessionPath(orderId: string): string {
  return `/v1/checkout_sessions/${encodeURIComponent(orderId)}`;
}
