import { inSpan } from '../../platform/telemetry/spans.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { type ProviderCall, ProviderError, type ProviderHttpOptions } from './provider-error.ts';

const defaultTimeoutMs = 8_000;
const defaultMaxResponseBytes = 256 * 1024;

export interface ProviderRequest {
  /** What is being done, for error messages: `create order`. */
  call: string;
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  /** A form says by itself what it is; with a text the headers do. */
  body?: string | FormData;
  /** `text` where the answer is none of JSON; `body` is that text then. */
  answer?: 'json' | 'text';
  /** In place of the usual time, where much is sent. */
  timeoutMs?: number;
}

export interface ProviderAnswer {
  status: number;
  /** Parsed JSON, or null for an empty body; the text itself where that was asked for. */
  body: unknown;
}

export type SendRequest = (request: ProviderRequest) => Promise<ProviderAnswer>;

/**
 * One call to a provider, bounded in time and size, and not made at all while the breaker is open.
 * Answers below 500 come back for the adapter to read; everything that says "not now" is thrown as a
 * retryable error.
 * @throws ProviderError `timeout`, `unavailable` or `malformed`
 */
export function createProviderHttp(
  provider: string,
  baseUrl: string,
  options: ProviderHttpOptions,
  breaker: CircuitBreaker,
): SendRequest {
  const base = baseUrl.replace(/\/+$/, '');
  const timeoutMs = options.timeoutMs ?? defaultTimeoutMs;
  const maxBytes = options.maxResponseBytes ?? defaultMaxResponseBytes;

  async function attempt(request: ProviderRequest, where: string): Promise<ProviderAnswer> {
    try {
      const response = await fetch(`${base}${request.path}`, {
        method: request.method,
        headers: { accept: request.answer === 'text' ? '*/*' : 'application/json', ...request.headers },
        body: request.body,
        // A provider never redirects an API call; following one would carry our credentials elsewhere.
        redirect: 'manual',
        signal: AbortSignal.timeout(request.timeoutMs ?? timeoutMs),
      });
      return await readAnswer(response, where, maxBytes, request.answer ?? 'json');
    } catch (error) {
      throw asProviderError(error, where);
    }
  }

  async function observed(request: ProviderRequest, where: string): Promise<ProviderAnswer> {
    const begun = performance.now();
    const told = (outcome: ProviderCall['outcome']) =>
      options.onCall?.({
        provider,
        call: request.call,
        outcome,
        seconds: (performance.now() - begun) / 1000,
      });
    try {
      const answer = await attempt(request, where);
      told('answered');
      return answer;
    } catch (error) {
      told(asProviderError(error, where).code);
      throw error;
    }
  }

  return function send(request) {
    const where = `${provider}: ${request.call}`;
    const facts = { 'likha.provider': provider, 'http.request.method': request.method };
    return breaker.run(where, () => inSpan(where, facts, () => observed(request, where)));
  };
}

async function readAnswer(
  response: Response,
  where: string,
  maxBytes: number,
  kind: 'json' | 'text',
): Promise<ProviderAnswer> {
  const { status } = response;
  if (isTemporary(status)) {
    await response.body?.cancel();
    throw new ProviderError('unavailable', `${where} answered ${status}`, { retryable: true });
  }
  const text = await readBounded(response, where, maxBytes);
  return { status, body: kind === 'text' ? text : parseJson(text, `${where} answered ${status}`) };
}

/** An answer that says "not now". */
export function isTemporary(status: number): boolean {
  return status >= 500 || status === 408 || status === 425 || status === 429;
}

/** The text of an answer. @throws ProviderError `malformed` beyond so many bytes */
export async function readBounded(response: Response, where: string, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) {
      throw new ProviderError('malformed', `${where} answered more than ${maxBytes} bytes`, {
        retryable: true,
      });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string, what: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    // Not the provider speaking but something in between, so it says nothing about the order: ask again.
    throw new ProviderError('malformed', `${what} without JSON`, { retryable: true, cause });
  }
}

/** What a failed call means: `timeout`, `unavailable`, or what was thrown already. */
export function asProviderError(error: unknown, where: string): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new ProviderError('timeout', `${where} took too long`, { retryable: true, cause: error });
  }
  return new ProviderError('unavailable', `${where} lost the connection`, { retryable: true, cause: error });
}
