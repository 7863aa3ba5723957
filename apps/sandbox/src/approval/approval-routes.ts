import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Order } from '../order.ts';
import { commit, type ProviderBehaviour, type Sandbox } from '../sandbox.ts';
import type { PayerProviderName } from '../settings.ts';
import { agreementPage, approvalPage, unknownActionPage, unknownOrderPage } from './approval-page.ts';
import { approvalStyleSource } from './approval-style.ts';

export interface ApprovalDependencies {
  sandbox: Sandbox;
  behaviours: Record<PayerProviderName, ProviderBehaviour>;
}

/** Whatever sends its payer back to the merchant. */
type Returning = Pick<Order, 'returnUrl' | 'cancelUrl'>;
type AgreeRoute = { Params: { setupId: string }; Body: { action?: unknown } | undefined };
type Route = { Params: { orderId: string }; Body: { action?: unknown } | undefined };

/** The payer's page at `/pay/{order id}`, and the form on it. Form bodies are read in this scope only. */
export async function approvalRoutes(
  app: FastifyInstance,
  { sandbox, behaviours }: ApprovalDependencies,
): Promise<void> {
  await app.register(formbody);
  agreementRoutes(app, sandbox);
  const find = (orderId: string) => sandbox.store.orders.get(orderId);

  app.get<Route>('/pay/:orderId', async (request, reply) => {
    const order = find(request.params.orderId);
    if (!order) return sendPage(reply.code(404), unknownOrderPage());
    return sendPage(reply, approvalPage(order, sandbox.settings.merchantName), order);
  });

  app.post<Route>('/pay/:orderId', async (request, reply) => {
    const order = find(request.params.orderId);
    if (!order) return sendPage(reply.code(404), unknownOrderPage());
    const action = request.body?.action;
    if (action !== 'approve' && action !== 'decline' && action !== 'cancel') {
      return sendPage(reply.code(400), unknownActionPage(), order);
    }
    const behaviour = behaviours[order.provider];
    if (action !== 'cancel') commit(sandbox, behaviour.choose(order, action));
    return reply.redirect(nextAddress(behaviour, find(order.id) ?? order), 303);
  });
}

/** The page at `/agree/{setup id}`: agreeing is all that can be done there. */
function agreementRoutes(app: FastifyInstance, { store, settings }: Sandbox): void {
  app.get<AgreeRoute>('/agree/:setupId', async (request, reply) => {
    const payer = store.savedPayers.get(request.params.setupId);
    if (!payer) return sendPage(reply.code(404), unknownOrderPage());
    return sendPage(reply, agreementPage(payer, settings.merchantName), payer);
  });

  app.post<AgreeRoute>('/agree/:setupId', async (request, reply) => {
    const payer = store.savedPayers.get(request.params.setupId);
    if (!payer) return sendPage(reply.code(404), unknownOrderPage());
    const action = request.body?.action;
    if (action !== 'agree' && action !== 'back') return sendPage(reply.code(400), unknownActionPage(), payer);
    const agreed = action === 'agree' && payer.state === 'asked';
    if (agreed) store.save({ savedPayer: { ...payer, state: 'agreed' } });
    return reply.redirect(agreed || payer.state !== 'asked' ? payer.returnUrl : payer.cancelUrl, 303);
  });
}

/** Turning back decides nothing; a payer who has decided before is sent on the way of that decision. */
function nextAddress(behaviour: ProviderBehaviour, order: Order): string {
  return order.decision === 'none' ? behaviour.cancelAddress(order) : behaviour.returnAddress(order);
}

function sendPage(reply: FastifyReply, html: string, order?: Returning): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policyFor(order))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .send(html);
}

/** Chromium holds a form's redirect to `form-action` too, so the merchant's addresses are allowed with ours. */
function policyFor(order: Returning | undefined): string {
  const targets = order ? [order.returnUrl, order.cancelUrl].map((address) => new URL(address).origin) : [];
  const formAction = ["'self'", ...new Set(targets)].join(' ');
  return [
    "default-src 'none'",
    'img-src data:',
    `style-src ${approvalStyleSource}`,
    `form-action ${formAction}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
