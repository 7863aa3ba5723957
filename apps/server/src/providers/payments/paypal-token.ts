import { z } from 'zod';
import { readAs } from '../http/answer-schema.ts';
import { ProviderError } from '../http/provider-error.ts';
import type { SendRequest } from '../http/provider-http.ts';

/** Renewed this long before it ends, so that no call starts with a token that dies on the way. */
const safetyMarginMs = 60_000;

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

export interface AccessTokens {
  /** A token that is good now. Callers that arrive together share one request. @throws ProviderError */
  current(): Promise<string>;
  /** Drops a token that PayPal no longer accepts, so that the next call asks for a new one. */
  forget(token: string): void;
}

/** OAuth 2 client credentials, kept in memory until shortly before they end. */
export function createAccessTokens(
  send: SendRequest,
  client: { clientId: string; clientSecret: string },
  now: () => Date,
): AccessTokens {
  let held: { token: string; goodUntilMs: number } | null = null;
  let inFlight: Promise<string> | null = null;

  async function renew(): Promise<string> {
    const startedMs = now().getTime();
    const { access_token: token, expires_in: lifetimeSeconds } = await requestToken(send, client);
    const lifetimeMs = lifetimeSeconds * 1000;
    held = { token, goodUntilMs: startedMs + Math.max(lifetimeMs - safetyMarginMs, lifetimeMs / 2) };
    return token;
  }

  return {
    async current() {
      if (held && now().getTime() < held.goodUntilMs) return held.token;
      inFlight ??= renew().finally(() => {
        inFlight = null;
      });
      return inFlight;
    },
    forget(token) {
      if (held?.token === token) held = null;
    },
  };
}

async function requestToken(send: SendRequest, client: { clientId: string; clientSecret: string }) {
  const basic = Buffer.from(`${client.clientId}:${client.clientSecret}`).toString('base64');
  const answer = await send({
    call: 'access token',
    method: 'POST',
    path: '/v1/oauth2/token',
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  if (answer.status !== 200) {
    throw new ProviderError('rejected', `paypal: access token refused with ${answer.status}`, {
      retryable: false,
    });
  }
  return readAs(tokenSchema, answer.body, 'paypal: access token');
}
