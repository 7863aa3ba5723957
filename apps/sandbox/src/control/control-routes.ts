import type { FastifyInstance } from 'fastify';
import { type Fault, faultKinds, operations } from '../faults.ts';
import type { Sandbox } from '../sandbox.ts';
import type { WebhookBehaviour } from '../webhook-sender.ts';
import type { ControlDependencies } from './control-dependencies.ts';
import { orderControlRoutes } from './order-control-routes.ts';
import { payerControlRoutes } from './payer-control-routes.ts';
import { payoutControlRoutes } from './payout-control-routes.ts';

const copies = { type: 'integer', minimum: 0, maximum: 100 };

/**
 * What tests and the demo use to make trouble and to look behind the counter. No provider has these calls.
 * They take JSON only, so that no page in a browser can reach them from another site.
 */
export async function controlRoutes(app: FastifyInstance, dependencies: ControlDependencies): Promise<void> {
  faultRoutes(app, dependencies.sandbox);
  webhookRoutes(app, dependencies.sandbox);
  orderControlRoutes(app, dependencies);
  payoutControlRoutes(app, dependencies.sandbox);
  payerControlRoutes(app, dependencies.sandbox);
}

function faultRoutes(app: FastifyInstance, { faults }: Sandbox): void {
  const body = {
    type: 'object',
    additionalProperties: false,
    required: ['provider', 'operation', 'kind'],
    properties: {
      provider: { enum: ['paypal', 'paymongo', 'verotel', 'xendit'] },
      operation: { enum: operations },
      kind: { enum: faultKinds },
      times: { type: 'integer', minimum: 1, maximum: 1_000, default: 1 },
    },
  };
  app.post<{ Body: Fault }>('/sandbox/faults', { schema: { body } }, async (request) => {
    faults.add(request.body);
    return { faults: faults.list() };
  });
  app.get('/sandbox/faults', async () => ({ faults: faults.list() }));
  app.delete('/sandbox/faults', async () => {
    faults.clear();
    return { faults: [] };
  });
}

function webhookRoutes(app: FastifyInstance, { sender, store }: Sandbox): void {
  const behaviour = {
    type: 'object',
    additionalProperties: false,
    properties: {
      mode: { enum: ['on', 'off'] },
      copies,
      delayMs: { type: 'integer', minimum: 0, maximum: 600_000 },
      shuffle: { type: 'boolean' },
    },
  };
  app.post<{ Body: Partial<WebhookBehaviour> }>(
    '/sandbox/webhooks',
    { schema: { body: behaviour } },
    async (request) => {
      sender.behaviour = { ...sender.behaviour, ...request.body };
      return sender.behaviour;
    },
  );

  const replay = {
    type: 'object',
    additionalProperties: false,
    required: ['orderId'],
    properties: { orderId: { type: 'string' }, copies: { ...copies, default: 1 } },
  };
  app.post<{ Body: { orderId: string; copies: number } }>(
    '/sandbox/webhooks/replay',
    { schema: { body: replay } },
    async (request) => {
      const webhooks = [...store.webhooks.values()].filter(({ orderId }) => orderId === request.body.orderId);
      for (const webhook of webhooks) sender.replay(webhook, request.body.copies);
      return { events: webhooks.length };
    },
  );
}
