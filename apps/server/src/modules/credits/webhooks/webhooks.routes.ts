import type { FastifyInstance } from 'fastify';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { providerNames } from '../../../providers/payments/payment-provider.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { receiveWebhook } from './receive-webhook.ts';

const BODY_BYTES = 256 * 1024;

/** `POST /api/webhooks/{provider}`: for providers only, so not in the contract. The body stays bytes: signatures are over bytes. */
export async function webhookRoutes(
  app: FastifyInstance,
  deps: CreditsDeps,
  rateLimits: RateLimits,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    for (const provider of providerNames) {
      scope.post(`/api/webhooks/${provider}`, { config: { door: 'open' } }, async (request) => {
        await rateLimits.check('webhook', request, null);
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await receiveWebhook(deps, provider, { headers: request.headers, rawBody });
        return { received: true };
      });
    }
  });
}
