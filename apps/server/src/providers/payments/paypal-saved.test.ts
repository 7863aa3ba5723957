import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { SavedPayers } from './payment-provider.ts';
import { orderRequest, startSandbox, type TestSandbox } from './sandbox.fixture.ts';

/** Payers who agreed to be charged without them (P789). Real: the adapter, the sandbox, HTTP between them. */
let sandbox: TestSandbox;
let saved: SavedPayers;
beforeAll(async () => {
  sandbox = await startSandbox();
  saved = payers();
});
afterEach(() => sandbox.control('DELETE', '/sandbox/faults'));
afterAll(() => sandbox.close());

function payers(): SavedPayers {
  const found = sandbox.provider('paypal', { timeoutMs: 1_500 }).saved;
  if (!found) throw new Error('PayPal saves payers');
  return found;
}

const asked = (agreementId: string = randomUUID()) => ({
  agreementId,
  description: 'Automatic top-up',
  returnUrl: 'https://likha.test/settings?top_up=back',
  cancelUrl: 'https://likha.test/settings?top_up=cancelled',
});
const press = (setupId: string, action: string) =>
  fetch(`${sandbox.url}/agree/${setupId}`, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  });
const fault = (operation: string, kind: string) =>
  sandbox.control('POST', '/sandbox/faults', { provider: 'paypal', operation, kind, times: 1 });

async function agreed() {
  const { setupId } = await saved.begin(asked());
  await press(setupId, 'agree');
  const payer = await saved.finish(setupId);
  return { setupId, payerToken: payer?.payerToken ?? '' };
}

async function order() {
  const request = orderRequest('paypal', { amountCentavos: 50_000 });
  return { ...(await saved.createOrder(request)), purchaseId: request.purchaseId };
}

const paidOf = async (orderId: string) => (await sandbox.orders()).find(({ id }) => id === orderId)?.payment;

describe('a payer', () => {
  test('agrees on the provider’s page, and is the same payer however often that is asked', async () => {
    const request = asked();
    const [first, second] = [await saved.begin(request), await saved.begin(request)];
    expect(second).toEqual(first);
    expect(await saved.finish(first.setupId)).toBeNull();
    const back = await press(first.setupId, 'back');
    expect(back.headers.get('location')).toBe(request.cancelUrl);
    expect((await press(first.setupId, 'agree')).headers.get('location')).toBe(request.returnUrl);
    const payer = await saved.finish(first.setupId);
    expect(payer?.payerToken).toMatch(/.+/);
    expect(await saved.finish(first.setupId)).toEqual(payer);
  });

  test('is charged once, by an order of which nothing can be taken before', async () => {
    const { payerToken } = await agreed();
    const charged = await order();
    expect(await sandbox.provider('paypal').settleOrder(charged)).toEqual({ state: 'open' });
    const outcome = await saved.capture(charged, payerToken);
    expect(outcome).toMatchObject({ state: 'captured', amountCentavos: 50_000 });
    expect(await saved.capture(charged, payerToken)).toEqual(outcome);
    expect(await sandbox.provider('paypal').settleOrder(charged)).toEqual(outcome);
  });

  test('whose charge is answered by nobody was charged once', async () => {
    const { payerToken } = await agreed();
    const charged = await order();
    await fault('capture', 'drop_after');
    await expect(saved.capture(charged, payerToken)).rejects.toThrow();
    expect(await saved.capture(charged, payerToken)).toMatchObject({ state: 'captured' });
    expect(await paidOf(charged.orderId)).toBe('paid');
  });

  test('with an empty account is not charged, and is once it is filled', async () => {
    const { setupId, payerToken } = await agreed();
    await sandbox.control('POST', `/sandbox/saved-payers/${setupId}`, { isEmpty: true });
    const charged = await order();
    expect(await saved.capture(charged, payerToken)).toEqual({
      state: 'declined',
      reason: 'INSTRUMENT_DECLINED',
      isFinal: false,
    });
    expect(await paidOf(charged.orderId)).toBe('none');
  });

  test('who took their word back, or was forgotten, is charged no more; forgetting twice is once', async () => {
    const [leaver, forgotten] = [await agreed(), await agreed()];
    await sandbox.control('POST', `/sandbox/saved-payers/${leaver.setupId}`, { isDeleted: true });
    await saved.forget(forgotten.payerToken);
    await saved.forget(forgotten.payerToken);
    for (const { payerToken } of [leaver, forgotten]) {
      const charged = await order();
      expect(await saved.capture(charged, payerToken)).toMatchObject({ state: 'declined', isFinal: false });
      expect(await paidOf(charged.orderId)).toBe('none');
    }
  });

  test('is not called gone where PayPal does not answer', async () => {
    await fault('save_payer', 'error500');
    await expect(saved.finish(randomUUID())).rejects.toMatchObject({ retryable: true });
    expect(await saved.finish(randomUUID())).toBeNull();
  });
});
