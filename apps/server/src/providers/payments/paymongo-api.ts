import { z } from 'zod';
import type { CircuitBreaker } from '../http/circuit-breaker.ts';
import { ProviderError } from '../http/provider-error.ts';
import { createProviderHttp, type ProviderAnswer } from '../http/provider-http.ts';
import type { ProviderOptions } from './payment-provider.ts';

export interface PayMongoSettings {
  /** `https://api.paymongo.com`, or the local sandbox. */
  baseUrl: string;
  /** `sk_test_…` or `sk_live_…`; it also decides which signature of a webhook counts. */
  secretKey: string;
  /** Of who takes webhooks: the web. */
  webhookSecret: string | undefined;
}

export interface PayMongoRequest {
  call: string;
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  idempotencyKey?: string;
}

export type PayMongoApi = (request: PayMongoRequest) => Promise<ProviderAnswer>;

/** An authorised call to PayMongo. */
export function createPayMongoApi(
  settings: PayMongoSettings,
  options: ProviderOptions,
  breaker: CircuitBreaker,
): PayMongoApi {
  const send = createProviderHttp('paymongo', settings.baseUrl, options, breaker);
  const authorization = `Basic ${Buffer.from(`${settings.secretKey}:`).toString('base64')}`;
  return ({ body, idempotencyKey, ...request }) =>
    send({
      ...request,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: {
        authorization,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
    });
}

const errorSchema = z.object({ errors: z.array(z.object({ code: z.string().optional() })).min(1) });

/** PayMongo's reason for a 4xx, or null when the body is not PayMongo's (a proxy, a wrong address). */
export function refusalCodeOf(answer: ProviderAnswer): string | null {
  const result = errorSchema.safeParse(answer.body);
  return result.success ? (result.data.errors[0]?.code ?? null) : null;
}

/** The error for a refusal that no adapter code gives a meaning to. */
export function rejectedBy(answer: ProviderAnswer, call: string): ProviderError {
  const reason = refusalCodeOf(answer) ?? 'no reason';
  // 409: a call with the same idempotency key is still under way, and its result is the one to wait for.
  const isBusy = answer.status === 409;
  const code = isBusy ? 'unavailable' : 'rejected';
  return new ProviderError(code, `paymongo: ${call} answered ${answer.status}: ${reason}`, {
    retryable: isBusy,
  });
}
