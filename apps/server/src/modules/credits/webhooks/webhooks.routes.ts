import type { FastifyInstance } from 'fastify';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { postbackRoute, webhookRoute } from '../../../platform/http/webhook-route.ts';
import { type ProviderName, providerNames } from '../../../providers/payments/payment-provider.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { receiveWebhook } from './receive-webhook.ts';

/** Those who post by asking for an address. */
const POSTING: readonly ProviderName[] = ['verotel'];

/** Of who takes money here: a company without keys signs nothing that could be believed. */
export async function webhookRoutes(
  app: FastifyInstance,
  deps: CreditsDeps,
  rateLimits: RateLimits,
): Promise<void> {
  const payers = providerNames.filter((name) => deps.payers.has(name));
  const receive = (provider: ProviderName, received: Parameters<typeof receiveWebhook>[2]) =>
    receiveWebhook(deps, provider, received);
  const isPosting = (name: ProviderName) => POSTING.includes(name);
  await webhookRoute(
    app,
    rateLimits,
    payers.filter((name) => !isPosting(name)),
    receive,
  );
  await postbackRoute(app, rateLimits, payers.filter(isPosting), receive);
}
