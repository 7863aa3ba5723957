import { setTimeout as pause } from 'node:timers/promises';
import type { ProviderName } from './settings.ts';
import type { Store, WebhookRecord } from './store.ts';

export interface WebhookBehaviour {
  mode: 'on' | 'off';
  /** How often each event is delivered. */
  copies: number;
  delayMs: number;
  /** Each copy waits a random time up to `delayMs` (at least 100 ms), so that they arrive in any order. */
  shuffle: boolean;
}

export const defaultBehaviour: WebhookBehaviour = { mode: 'on', copies: 1, delayMs: 0, shuffle: false };

export type NewWebhook = Omit<WebhookRecord, 'status'>;

export interface WebhookSender {
  behaviour: WebhookBehaviour;
  /** The record to save together with the change that caused it; `deliver` it once that is saved. */
  prepare(webhook: NewWebhook): WebhookRecord;
  deliver(webhooks: readonly WebhookRecord[]): void;
  /** Sends an old event again, whatever the mode. */
  replay(webhook: WebhookRecord, copies: number): void;
  /** Sends what the previous process could not. */
  resume(): void;
  close(): Promise<void>;
}

export interface SenderOptions {
  urls: Record<ProviderName, string | null>;
  /** Signs the body for one attempt; providers sign each attempt anew. */
  sign: (webhook: WebhookRecord) => Record<string, string>;
  store: Store;
  /** Nobody took it, after every attempt. */
  onGivenUp?: (webhook: WebhookRecord) => void;
  maxAttempts: number;
  /** Before the second attempt; doubles each time. */
  retryDelayMs: number;
  timeoutMs: number;
}

export function createWebhookSender(options: SenderOptions): WebhookSender {
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();

  const sender: WebhookSender = {
    behaviour: { ...defaultBehaviour },
    prepare: (webhook) => {
      const isWanted = sender.behaviour.mode === 'on' && options.urls[webhook.provider] !== null;
      return { ...webhook, status: isWanted ? 'waiting' : 'suppressed' };
    },
    deliver: (webhooks) => {
      const waiting = webhooks.filter(({ status }) => status === 'waiting');
      for (const webhook of waiting) start(webhook, sender.behaviour.copies);
    },
    replay: start,
    resume: () => sender.deliver([...options.store.webhooks.values()]),
    close: async () => {
      stopping.abort();
      await Promise.allSettled(underWay);
    },
  };

  function start(webhook: WebhookRecord, copies: number): void {
    for (let copy = 0; copy < copies; copy += 1) {
      const run = deliverCopy(webhook, waitMs(sender.behaviour), options, stopping.signal);
      const tracked = run.catch(() => undefined).finally(() => underWay.delete(tracked));
      underWay.add(tracked);
    }
  }
  return sender;
}

function waitMs({ shuffle, delayMs }: WebhookBehaviour): number {
  return shuffle ? Math.random() * Math.max(delayMs, 100) : delayMs;
}

async function deliverCopy(
  webhook: WebhookRecord,
  delayMs: number,
  options: SenderOptions,
  signal: AbortSignal,
): Promise<void> {
  await pause(delayMs, undefined, { signal });
  const isDelivered = await attemptUntilAccepted(webhook, options, signal);
  const status = isDelivered ? 'delivered' : 'given_up';
  const known = options.store.webhooks.get(webhook.id);
  // A later copy that fails does not undo an earlier one that arrived.
  if (known && known.status !== 'delivered' && known.status !== status) {
    options.store.save({ webhooks: [{ ...known, status }] });
    if (status === 'given_up') options.onGivenUp?.(known);
  }
}

async function attemptUntilAccepted(
  webhook: WebhookRecord,
  options: SenderOptions,
  signal: AbortSignal,
): Promise<boolean> {
  for (let attempt = 0; attempt < options.maxAttempts; attempt += 1) {
    if (attempt > 0) await pause(options.retryDelayMs * 2 ** (attempt - 1), undefined, { signal });
    if (await isAccepted(webhook, options, signal)) return true;
  }
  return false;
}

async function isAccepted(
  webhook: WebhookRecord,
  options: SenderOptions,
  signal: AbortSignal,
): Promise<boolean> {
  const url = options.urls[webhook.provider];
  if (url === null) return false;
  const within = AbortSignal.any([signal, AbortSignal.timeout(options.timeoutMs)]);
  try {
    if (webhook.provider === 'verotel') return await isPostTaken(`${url}?${webhook.body}`, within);
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...options.sign(webhook) },
      body: webhook.body,
      signal: within,
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    // An attempt that was stopped is not a refusal: it stays waiting for the next start.
    signal.throwIfAborted();
    return false;
  }
}

/** Verotel asks for the merchant's address with its parameters, and takes the two letters `OK` for an answer and nothing else. */
async function isPostTaken(address: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(address, { signal });
  return response.ok && (await response.text()).trim() === 'OK';
}
