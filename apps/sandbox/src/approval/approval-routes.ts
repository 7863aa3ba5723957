import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Order } from '../order.ts';
import { commit, type ProviderBehaviour, type Sandbox } from '../sandbox.ts';
import type { PayerProviderName } from '../settings.ts';
import { approvalPage, unknownActionPage, unknownOrderPage } from './approval-page.ts';
import { approvalStyleSource } from './approval-style.ts';

export interface ApprovalDependencies {
  sandbox: Sandbox;
  behaviours: Record<PayerProviderName, ProviderBehaviour>;
}

type Route = { Params: { orderId: string }; Body: { action?: unknown } | undefined };

/** The payer's page at `/pay/{order id}`, and the form on it. Form bodies are read in this scope only. */
export async function approvalRoutes(
  app: FastifyInstance,
  { sandbox, behaviours }: ApprovalDependencies,
): Promise<void> {
  await app.register(formbody);
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

/** Turning back decides nothing; a payer who has decided before is sent on the way of that decision. */
function nextAddress(behaviour: ProviderBehaviour, order: Order): string {
  return order.decision === 'none' ? behaviour.cancelAddress(order) : behaviour.returnAddress(order);
}

function sendPage(reply: FastifyReply, html: string, order?: Order): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policyFor(order))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .send(html);
}

/** Chromium holds a form's redirect to `form-action` too, so the merchant's addresses are allowed with ours. */
function policyFor(order: Order | undefined): string {
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
