import { queryText } from '@likha/contract/query-text';
import { ApiError, errorFromAnswer } from './api-error.ts';
import type { Address, Answer, ApiInput } from './api-types.ts';
import { onceConsented } from './consent.ts';
import { earnPass, passHeader } from './guest-pass.ts';
import { isMoneyCall, outlivesPage } from './idempotency.ts';
import { isOffline } from './is-offline.ts';
import { credentialsFor, expireSession } from './session.ts';
import { untilDecided } from './until-decided.ts';

const TIMEOUT_MS = 10_000;

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
}

/** What a call is made with; a call that needs nothing may be made with nothing. */
export type Arguments<A extends Address> =
  Record<string, never> extends ApiInput<A> ? [input?: ApiInput<A>] : [input: ApiInput<A>];

/**
 * Makes one call of the contract: `api('POST /credits/unlock', { body })`. Refusals are thrown as `ApiError`. Offline,
 * what changes something is refused before it is sent (P80).
 */
export async function api<A extends Address>(address: A, ...[input]: Arguments<A>): Promise<Answer<A>> {
  const given = (input ?? {}) as LooseInput;
  const [method = 'GET', template = ''] = address.split(' ');
  if (method !== 'GET' && isOffline()) throw new ApiError('offline');
  const path = `${fillPath(template, given.params)}${queryText(given.query)}`;
  const action = `${method} ${path} ${JSON.stringify(given.body)}`;
  const make = isMoneyCall(address)
    ? () => untilDecided(action, (key) => send(method, path, given, key), outlivesPage(address))
    : () => sendAsGuest(method, path, given, null);
  return (await onceConsented(make)) as Answer<A>;
}

/** What needs a captcha in its body says so itself; the challenge is what one is made of. */
const OWN_CAPTCHA = /^\/(auth|captcha)\//;

/** Sends once more with a solved captcha, unseen, where so many guests share an address that one is asked for. */
async function sendAsGuest(...parts: Parameters<typeof send>): Promise<unknown> {
  try {
    return await send(...parts);
  } catch (error) {
    const isAsked = error instanceof ApiError && error.code === 'captcha_required';
    if (!isAsked || OWN_CAPTCHA.test(parts[1]) || !(await earnPass())) throw error;
    return send(...parts);
  }
}

async function send(method: string, path: string, given: LooseInput, key: string | null): Promise<unknown> {
  const headers: Record<string, string> = { accept: 'application/json', ...passHeader() };
  if (key) headers['idempotency-key'] = key;
  if (given.body !== undefined) headers['content-type'] = 'application/json';
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = given.signal ? AbortSignal.any([given.signal, timeout]) : timeout;
  const body = given.body === undefined ? undefined : JSON.stringify(given.body);
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers,
      body,
      signal,
      credentials: credentialsFor(path),
    });
    return readAnswer(response.status, await response.text());
  } catch (error) {
    if (error instanceof ApiError || given.signal?.aborted) throw error;
    throw new ApiError(timeout.aborted ? 'timeout' : 'network');
  }
}

/** Parses an answer; throws its refusal. Shared with uploads, which do not go through `fetch`. */
export function readAnswer(status: number, text: string): unknown {
  const body = parse(text);
  // Each of ours has content: what comes without is of somebody in between, who says nothing of the action.
  if (status >= 200 && status < 300 && body !== null) return body;
  const error = errorFromAnswer(status, body);
  // A wrong password answers 401 too, and there is no session to end; nor does a proxy know of it.
  if (status === 401 && error.code !== 'invalid_credentials' && error.code !== 'unreadable') expireSession();
  throw error;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `/creators/{id}/posts` with its parameters in place. */
export function fillPath(template: string, params: Record<string, string> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
