import type { FastifyInstance } from 'fastify';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { webhookRoute } from '../../../platform/http/webhook-route.ts';
import { providerNames } from '../../../providers/payments/payment-provider.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { receiveWebhook } from './receive-webhook.ts';

export function webhookRoutes(
  app: FastifyInstance,
  deps: CreditsDeps,
  rateLimits: RateLimits,
): Promise<void> {
  return webhookRoute(app, rateLimits, providerNames, (provider, received) =>
    receiveWebhook(deps, provider, received),
  );
}
