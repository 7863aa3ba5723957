import { z } from 'zod';
import type { CircuitBreaker } from '../http/circuit-breaker.ts';
import { ProviderError } from '../http/provider-error.ts';
import { createProviderHttp, type ProviderAnswer, type ProviderRequest } from '../http/provider-http.ts';
import type { ProviderOptions } from './payment-provider.ts';
import { createAccessTokens } from './paypal-token.ts';

export interface PayPalSettings {
  /** `https://api-m.paypal.com`, `https://api-m.sandbox.paypal.com`, or the local sandbox. */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  webhookId: string;
}

export type PayPalApi = (request: PayPalRequest) => Promise<ProviderAnswer>;

export interface PayPalRequest {
  call: string;
  method: ProviderRequest['method'];
  path: string;
  /** JSON text, already written: a webhook has to be sent back byte for byte. Or a form with files. */
  body?: string | FormData;
  timeoutMs?: number;
  /** Goes out as `PayPal-Request-Id`. */
  idempotencyKey?: string;
}

/** An authorised call to PayPal. A token that was revoked before its time is replaced once, without noise. */
export function createPayPalApi(
  settings: PayPalSettings,
  options: ProviderOptions,
  breaker: CircuitBreaker,
): PayPalApi {
  const send = createProviderHttp('paypal', settings.baseUrl, options, breaker);
  const tokens = createAccessTokens(send, settings, options.now ?? (() => new Date()));

  async function attempt(request: PayPalRequest): Promise<{ token: string; answer: ProviderAnswer }> {
    const token = await tokens.current();
    const { idempotencyKey: _, ...sent } = request;
    return { token, answer: await send({ ...sent, headers: headersOf(request, token) }) };
  }

  return async function callPayPal(request) {
    const first = await attempt(request);
    if (first.answer.status !== 401) return first.answer;
    tokens.forget(first.token);
    return (await attempt(request)).answer;
  };
}

function headersOf(request: PayPalRequest, token: string): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    ...(typeof request.body !== 'string' ? {} : { 'content-type': 'application/json' }),
    prefer: 'return=representation',
    ...(request.idempotencyKey === undefined ? {} : { 'paypal-request-id': request.idempotencyKey }),
  };
}

const errorSchema = z.object({
  name: z.string(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

export interface PayPalRefusal {
  /** The general code: `RESOURCE_NOT_FOUND`. */
  name: string;
  /** The exact one: `INSTRUMENT_DECLINED`. */
  issue: string | null;
  debugId: string | null;
}

/** PayPal's reason for a 4xx, or null when the body is not PayPal's (a proxy, a wrong address). */
export function refusalOf(answer: ProviderAnswer): PayPalRefusal | null {
  const result = errorSchema.safeParse(answer.body);
  if (!result.success) return null;
  const { name, details, debug_id: debugId } = result.data;
  return { name, issue: details?.[0]?.issue ?? null, debugId: debugId ?? null };
}

/** The error for a refusal that no adapter code gives a meaning to. */
export function rejectedBy(answer: ProviderAnswer, call: string): ProviderError {
  const refusal = refusalOf(answer);
  const reason = refusal
    ? `${refusal.name} ${refusal.issue ?? ''} (debug id ${refusal.debugId})`
    : 'no reason';
  // PayPal may refuse the second of two simultaneous calls with one key; the first one is doing the work.
  const isBusy = answer.status === 409 || refusal?.issue === 'PREVIOUS_REQUEST_IN_PROGRESS';
  const code = isBusy ? 'unavailable' : 'rejected';
  return new ProviderError(code, `paypal: ${call} answered ${answer.status}: ${reason}`, {
    retryable: isBusy,
  });
}
