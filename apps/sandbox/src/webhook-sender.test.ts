import { afterEach, expect, test, vi } from 'vitest';
import { openStore, type WebhookRecord } from './store.ts';
import { createWebhookSender, type WebhookSender } from './webhook-sender.ts';

const event = { id: 'e1', provider: 'paymongo', orderId: 'o1', kind: 'paid', body: '{}' } as const;
let sender: WebhookSender;
afterEach(async () => {
  await sender.close();
  vi.unstubAllGlobals();
});

/** The receiving side answers these statuses in turn, the last one for ever. */
function start(statuses: number[], { url = 'http://receiver.test/' as string | null, maxAttempts = 4 } = {}) {
  const receiver = vi.fn(async (..._call: Parameters<typeof fetch>) => {
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    return new Response(null, { status });
  });
  vi.stubGlobal('fetch', receiver);
  const store = openStore(null);
  const urls = { paypal: null, paymongo: url, verotel: null, xendit: null };
  const sign = vi.fn(() => ({ signature: String(sign.mock.calls.length) }));
  sender = createWebhookSender({ urls, store, sign, maxAttempts, retryDelayMs: 1, timeoutMs: 100 });
  return { store, receiver, sign };
}

function send(
  store: ReturnType<typeof openStore>,
  changes: { id?: string; body?: string } = {},
): WebhookRecord {
  const webhook = sender.prepare({ ...event, ...changes });
  store.save({ webhooks: [webhook] });
  sender.deliver([webhook]);
  return webhook;
}

const statusOf = (store: ReturnType<typeof openStore>) => store.webhooks.get('e1')?.status;

test('a refused delivery is tried again, signed anew, until it is accepted', async () => {
  const { store, receiver, sign } = start([500, 404, 200]);
  send(store);
  await expect.poll(() => statusOf(store)).toBe('delivered');
  expect(receiver).toHaveBeenCalledTimes(3);
  expect(sign).toHaveBeenCalledTimes(3);
});

test('and given up after a bounded number of attempts', async () => {
  const { store, receiver } = start([500]);
  send(store);
  await expect.poll(() => statusOf(store)).toBe('given_up');
  expect(receiver).toHaveBeenCalledTimes(4);
});

test('each copy is delivered', async () => {
  const { store, receiver } = start([200]);
  sender.behaviour = { ...sender.behaviour, copies: 5 };
  send(store);
  await expect.poll(() => receiver).toHaveBeenCalledTimes(5);
});

test('a delay holds it back', async () => {
  const { store, receiver } = start([200]);
  sender.behaviour = { ...sender.behaviour, delayMs: 80 };
  send(store, { body: 'held back' });
  sender.behaviour = { ...sender.behaviour, delayMs: 0 };
  send(store, { id: 'e2', body: 'at once' });
  await expect.poll(() => receiver).toHaveBeenCalledTimes(2);
  expect(receiver.mock.calls.map(([, sent]) => sent?.body)).toEqual(['at once', 'held back']);
});

test('off, or without an address, it is only remembered', async () => {
  const off = start([200]);
  sender.behaviour = { ...sender.behaviour, mode: 'off' };
  expect(send(off.store).status).toBe('suppressed');
  await sender.close();
  const nowhere = start([200], { url: null });
  expect(send(nowhere.store).status).toBe('suppressed');
  expect([off.receiver.mock.calls, nowhere.receiver.mock.calls]).toEqual([[], []]);
});

test('one that was stopped by closing waits for the next start', async () => {
  const { store } = start([500]);
  sender.behaviour = { ...sender.behaviour, delayMs: 60_000 };
  send(store);
  await sender.close();
  expect(statusOf(store)).toBe('waiting');
});

test('so does one that was at its last attempt', async () => {
  const { store, receiver } = start([200], { maxAttempts: 1 });
  receiver.mockImplementation(async (...[, init]: Parameters<typeof fetch>) => {
    await new Promise((resolve) => init?.signal?.addEventListener('abort', resolve));
    throw new Error('aborted');
  });
  send(store);
  await expect.poll(() => receiver).toHaveBeenCalled();
  await sender.close();
  expect(statusOf(store)).toBe('waiting');
});
