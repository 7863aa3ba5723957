import { describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { PROVIDERS, type Purchase, useRealPayments } from './real-payments.fixture.ts';
import { reconcilePurchases } from './reconcile-purchases.ts';

const {
  harness,
  makeDue,
  queueSettlement,
  control,
  fault,
  open,
  press,
  look,
  statusOf,
  expectCreditedOnce,
  waitUntilCompleted,
} = useRealPayments();

describe.each(PROVIDERS)('money that goes back without us at %s', (name) => {
  const orderOf = async ({ id }: Purchase): Promise<string> => {
    const { orders } = await control('GET', '/sandbox/orders');
    return orders.find(({ purchaseId }: { purchaseId: string }) => purchaseId === id).id;
  };
  const becomes = (purchase: Purchase, status: string) => expect.poll(() => statusOf(purchase)).toBe(status);
  const isBanned = ({ fan }: Purchase) => expect.poll(() => standingOf(fan)).toBe('banned');
  const standingOf = async ({ id }: Person) =>
    (await harness.deps.db.selectFrom('users').select('status').where('id', '=', id).executeTakeFirst())
      ?.status;

  it('a dispute takes the credits and ends the account; won, the purchase is whole again', async () => {
    const purchase = await open(name);
    await press(purchase.approvalUrl, 'approve');
    await waitUntilCompleted(purchase);
    const path = `/sandbox/orders/${await orderOf(purchase)}/dispute`;
    await control('POST', path, { stage: 'opened' });
    await becomes(purchase, 'disputed');
    await isBanned(purchase);
    await control('POST', path, { stage: 'won' });
    await becomes(purchase, 'completed');
    expect((await readFigures(harness.deps.db, accounts.fanWallet(purchase.fan.id))).balance).toBe(550);
    expect(await standingOf(purchase.fan)).toBe('banned');
  });

  it('a refund by hand is found and booked', async () => {
    const purchase = await open(name);
    await press(purchase.approvalUrl, 'approve');
    await waitUntilCompleted(purchase);
    const path = `/sandbox/orders/${await orderOf(purchase)}/refund`;
    await control('POST', path, { amountCentavos: 50_000 });
    await becomes(purchase, 'refunded');
    expect(await look(purchase)).toMatchObject({ status: 'refunded', balance: 0 });
  });
});

describe('a PayPal order that the fan gave up', () => {
  it('is credited once when it is paid all the same', async () => {
    const purchase = await open('paypal');
    await harness.app.inject({
      method: 'POST',
      url: `/api/credits/purchases/${purchase.id}/cancel`,
      headers: purchase.fan.headers,
    });
    expect(await statusOf(purchase)).toBe('cancelled');
    await press(purchase.approvalUrl, 'approve');
    await waitUntilCompleted(purchase);
    await expectCreditedOnce(purchase);
  });
});

/** Last: it leaves a provider that is not asked for a while. */
describe('a provider that hangs', () => {
  it('keeps nobody waiting who pays through another', async () => {
    await control('POST', '/sandbox/webhooks', { mode: 'off' });
    const stuck: Purchase[] = [];
    for (let count = 0; count < 60; count += 1) stuck.push(await open('paypal'));
    await Promise.all(stuck.map(makeDue));
    await fault('paypal', 'get', 'timeout', 1000);
    const hanging = reconcilePurchases(harness.deps, 'paypal');
    for (const { id } of stuck.slice(0, 20))
      await harness.deps.db.transaction().execute((tx) => queueSettlement(tx, id));
    await control('POST', '/sandbox/webhooks', { mode: 'on' });
    const purchase = await open('paymongo');
    await press(purchase.approvalUrl, 'approve');
    // All sixty would hang for 400 ms each; a queue that they share would take longer than a fan waits.
    await waitUntilCompleted(purchase);
    await hanging;
    await control('DELETE', '/sandbox/faults');
    await expectCreditedOnce(purchase);
  });
});
