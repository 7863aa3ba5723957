import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, answerErrors, isBasicAuth } from '../api-error.ts';
import { obeyFaults } from '../faults.ts';
import { prefixedId } from '../ids.ts';
import { type Order, openOrder } from '../order.ts';
import { fromDecimal, toDecimal } from '../pesos.ts';
import { refundableCentavos } from '../refund.ts';
import { approvalUrl, commit, type Sandbox } from '../sandbox.ts';
import { creditSale } from './verotel-behaviour.ts';
import { isSigned } from './verotel-signature.ts';

const errorBody = (title: string) => ({ error: { title } });
const failure = errorBody('An internal error occurred.');
const currencies = new Set(['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'CHF', 'DKK', 'NOK', 'SEK']);

type Signed = FastifyRequest<{ Querystring: Record<string, string | string[]> }>;

/** Verotel's page for payers, how a sale stands, and the Control Center's refund. */
export async function verotelRoutes(app: FastifyInstance, { sandbox }: { sandbox: Sandbox }): Promise<void> {
  await app.register(formbody);
  answerErrors(app, { badRequest: errorBody, failure });
  obeyFaults(app, sandbox.faults, failure);

  app.get(
    '/startorder',
    { config: { call: { provider: 'verotel', operation: 'create' } } },
    async (request: Signed, reply) => {
      const order = orderOf(sandbox, signedParams(sandbox, request));
      return reply.redirect(approvalUrl(sandbox, order.id), 302);
    },
  );

  app.get(
    '/salestatus',
    { config: { call: { provider: 'verotel', operation: 'get' } } },
    async (request: Signed, reply) => {
      const { saleID, referenceID } = signedParams(sandbox, request);
      const isAsked = (order: Order) =>
        saleID === undefined ? order.purchaseId === referenceID : order.paymentId === saleID;
      const sale = salesOf(sandbox).find((order) => order.payment !== 'none' && isAsked(order));
      return yaml(reply, sale ? presentSale(sandbox, sale) : { response: 'NOTFOUND' });
    },
  );

  app.post<{ Params: { saleId: string }; Body: Record<string, string> }>(
    '/api/sale/:saleId/refund',
    { config: { call: { provider: 'verotel', operation: 'refund' } } },
    async (request) => {
      const { verotelApiUser, verotelApiPassword } = sandbox.settings.credentials;
      if (!isBasicAuth(request.headers.authorization, verotelApiUser, verotelApiPassword))
        throw new ApiError(401, errorBody('These keys are not known.'));
      const sale = salesOf(sandbox).find(({ paymentId }) => paymentId === request.params.saleId);
      if (!sale) throw new ApiError(404, errorBody('There is no such sale.'));
      const minor = fromDecimal(request.body.amount ?? '');
      if (minor === null || request.body.currency !== sale.currency || minor > refundableCentavos(sale))
        throw new ApiError(412, errorBody('This cannot be refunded.'));
      commit(sandbox, creditSale(sandbox, sale, minor));
      return { is_success: true };
    },
  );
}

function salesOf({ store }: Sandbox): Order[] {
  return [...store.orders.values()].filter(({ provider }) => provider === 'verotel');
}

/** @throws ApiError 400 */
function signedParams({ settings: { credentials } }: Sandbox, { query }: Signed): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'string') throw refused('A parameter comes twice.');
    params[name] = value;
  }
  const isOurs = params.shopID === credentials.verotelShopId && params.version === '4';
  if (isOurs && isSigned(credentials.verotelSignatureKey, params)) return params;
  throw refused('Invalid signature.');
}

/** One reference is one order, however often its page is opened. @throws ApiError 400 */
function orderOf(sandbox: Sandbox, params: Record<string, string>): Order {
  const { priceAmount = '', priceCurrency: currency = '', referenceID: purchaseId, description } = params;
  const known = salesOf(sandbox).find((order) => order.purchaseId === purchaseId);
  if (known) return known;
  const minor = fromDecimal(priceAmount);
  const isWhole = params.type === 'purchase' && description && purchaseId && currencies.has(currency);
  if (!isWhole || minor === null) throw refused('A parameter is missing or wrong.');
  const returnUrl = params.successURL ?? sandbox.publicUrl();
  const order = openOrder(
    {
      id: prefixedId('vt'),
      provider: 'verotel',
      purchaseId,
      amountCentavos: minor,
      currency,
      description,
      statementName: null,
      methods: ['card'],
      returnUrl,
      cancelUrl: params.declineURL ?? returnUrl,
      metadata: {},
      createKey: null,
      createHash: '',
    },
    sandbox.now(),
  );
  return commit(sandbox, { order, webhooks: [] });
}

function presentSale({ settings: { credentials } }: Sandbox, order: Order): Record<string, string> {
  return {
    response: 'FOUND',
    shopID: credentials.verotelShopId,
    type: 'purchase',
    saleID: order.paymentId ?? '',
    referenceID: order.purchaseId,
    saleResult: order.payment === 'paid' ? 'APPROVED' : 'DECLINED',
    priceAmount: toDecimal(order.amountCentavos),
    priceCurrency: order.currency,
    paymentMethod: 'CC',
  };
}

function yaml(reply: FastifyReply, lines: Record<string, string>): FastifyReply {
  const text = Object.entries(lines).map(([name, value]) => `${name}: ${value}\n`);
  return reply.type('text/plain; charset=utf-8').send(`---\n${text.join('')}`);
}

function refused(title: string): ApiError {
  return new ApiError(400, errorBody(title));
}
