import { randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, isBasicAuth } from '../api-error.ts';
import type { Sandbox } from '../sandbox.ts';
import { unauthorized } from './paypal-errors.ts';

/** PayPal's own lifetime of a token. */
const lifetimeSeconds = 32_400;

export interface PayPalTokens {
  /** @throws ApiError 401 */
  requireToken(request: FastifyRequest): void;
  issue(): { access_token: string; expires_in: number };
  revokeAll(): void;
}

/** Tokens live in memory: after a restart callers have to ask for new ones, as after a revocation. */
export function createPayPalTokens(now: () => Date): PayPalTokens {
  const endsAtMs = new Map<string, number>();
  return {
    requireToken(request) {
      const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      if ((endsAtMs.get(token) ?? 0) <= now().getTime()) throw unauthorized();
    },
    issue() {
      const token = `A21AA${randomBytes(32).toString('base64url')}`;
      endsAtMs.set(token, now().getTime() + lifetimeSeconds * 1000);
      return { access_token: token, expires_in: lifetimeSeconds };
    },
    revokeAll: () => endsAtMs.clear(),
  };
}

/** `POST /v1/oauth2/token`. Form bodies are read in this scope only. */
export async function payPalTokenRoutes(
  app: FastifyInstance,
  { sandbox, tokens }: { sandbox: Sandbox; tokens: PayPalTokens },
): Promise<void> {
  await app.register(formbody);
  const { paypalClientId, paypalClientSecret } = sandbox.settings.credentials;

  app.post<{ Body: { grant_type: string } }>(
    '/v1/oauth2/token',
    {
      config: { call: { provider: 'paypal', operation: 'token' } },
      schema: {
        body: {
          type: 'object',
          required: ['grant_type'],
          properties: { grant_type: { const: 'client_credentials' } },
        },
      },
      onRequest: async (request) => {
        if (isBasicAuth(request.headers.authorization, paypalClientId, paypalClientSecret)) return;
        throw new ApiError(401, {
          error: 'invalid_client',
          error_description: 'Client authentication failed',
        });
      },
    },
    async () => ({ scope: 'sandbox', token_type: 'Bearer', app_id: 'APP-SANDBOX', ...tokens.issue() }),
  );
}
