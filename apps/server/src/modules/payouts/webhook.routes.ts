import type { FastifyInstance } from 'fastify';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { webhookRoute } from '../../platform/http/webhook-route.ts';
import { senderNames } from '../../providers/payouts/payout-sender.ts';
import type { PayoutsDeps } from './payouts-deps.ts';
import { receiveWebhook } from './receive-webhook.ts';

export function payoutsWebhookRoutes(
  app: FastifyInstance,
  deps: PayoutsDeps,
  rateLimits: RateLimits,
): Promise<void> {
  return webhookRoute(app, rateLimits, senderNames, (_name, received) => receiveWebhook(deps, received));
}
