import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { payBackRefunds } from '../refund/pay-back-refunds.ts';
import { ask, decide, decidePart, requestOf } from '../refund/refunds.fixture.ts';
import { CHARGED, type Purchase, useRealPayments } from './real-payments.fixture.ts';
import { reconcilePurchases } from './reconcile-purchases.ts';
import { returnCaptures } from './return-captures.ts';

/** Cards through Verotel (P777 to P779): its adapter, its sandbox, HTTP both ways, the queue, the clock and the books, all real. */
const real = useRealPayments();
const { harness, makeDue, control, fault, buy, open, press, look, statusOf, settled } = real;
const { expectCreditedOnce, waitUntilCompleted } = real;

let admin: Person;
beforeAll(async () => {
  admin = await harness.factory.admin();
  await setRate(54.8);
});

async function setRate(php_per_foreign_unit: number) {
  const settings = await harness.app.inject({ url: '/api/admin/settings', headers: admin.headers });
  const { version } = settings.json().settings;
  return harness.app.inject({
    method: 'PUT',
    url: '/api/admin/settings',
    headers: admin.headers,
    payload: { version, php_per_foreign_unit },
  });
}

const config = async () => (await harness.app.inject({ url: '/api/config' })).json();

/** As the sandbox has it. */
async function behind({ id }: Purchase) {
  const { orders } = await control('GET', '/sandbox/orders');
  return orders.find(({ purchaseId }: { purchaseId: string }) => purchaseId === id);
}

const becomes = (purchase: Purchase, status: string) => expect.poll(() => statusOf(purchase)).toBe(status);

async function paid(): Promise<Purchase> {
  const purchase = await open('verotel');
  await press(purchase.approvalUrl, 'approve');
  await waitUntilCompleted(purchase);
  return purchase;
}

describe('what a card is charged', () => {
  it('is offered once there is a rate, with its date, and not without one', async () => {
    expect(await config()).toMatchObject({
      foreign_charge: { currency: 'USD', php_per_unit: 54.8, since: expect.any(String) },
      least_payments: { card_abroad: 1 },
    });
    await setRate(0);
    const { payment_methods, foreign_charge } = await config();
    expect([payment_methods.includes('card_abroad'), foreign_charge]).toEqual([false, null]);
    const refused = expectRefusal(await buy(await harness.factory.fan(), 'verotel', 'no-rate'));
    expect(Object.keys(refused.errors ?? {})).toEqual(['payment_method']);
    const below = expectRefusal(await setRate(0.5));
    expect(below.errors).toEqual({ php_per_foreign_unit: 'At least ₱1.00, or 0 to turn it off' });
    await setRate(54.8);
  });

  it('is what the fan was shown: another amount is a changed price, with the right one', async () => {
    const fan = await harness.factory.fan();
    const refused = expectRefusal(await buy(fan, 'verotel', 'shown', 9.12));
    expect([refused.code, refused.expected]).toEqual([
      'price_changed',
      { credit_amount: 550, original_amount: 500, final_amount: 500, charged_amount: CHARGED },
    ]);
  });

  it('stays what it was when the rate moves before it is paid, and says so on the receipt', async () => {
    const purchase = await open('verotel');
    await setRate(60);
    await press(purchase.approvalUrl, 'approve');
    await waitUntilCompleted(purchase);
    await setRate(54.8);
    expect(await look(purchase)).toMatchObject({
      final_amount: 500,
      charge: { amount: CHARGED, currency: 'USD', php_per_unit: 54.8 },
    });
    expect(await behind(purchase)).toMatchObject({ amountCentavos: 913, currency: 'USD' });
    const { balance } = await readFigures(harness.deps.db, accounts.providerClearing('verotel'));
    expect(balance).toBe(-50_000);
  });
});

describe('buying through Verotel', () => {
  it('credits who comes back from paying', async () => {
    await control('POST', '/sandbox/webhooks', { mode: 'off' });
    const purchase = await open('verotel');
    expect((await look(purchase)).status).toBe('pending');
    const back = await press(purchase.approvalUrl, 'approve');
    expect(back.headers.get('location')).toContain(`/buy-credits?purchase=${purchase.id}`);
    await expectCreditedOnce(purchase);
  });

  it('credits who never comes back: the post is enough, five times and shuffled, while the fan looks', async () => {
    await control('POST', '/sandbox/webhooks', { copies: 5, delayMs: 300, shuffle: true });
    const purchase = await open('verotel');
    await press(purchase.approvalUrl, 'approve');
    await Promise.all(Array.from({ length: 5 }, () => look(purchase)));
    await waitUntilCompleted(purchase);
    await settled(purchase);
    await expectCreditedOnce(purchase);
  });

  it('credits once when return and posts are all lost: asking is enough', async () => {
    await control('POST', '/sandbox/webhooks', { mode: 'off' });
    const purchase = await open('verotel');
    await press(purchase.approvalUrl, 'approve');
    await makeDue(purchase);
    await Promise.all([1, 2].map(() => reconcilePurchases(harness.deps, 'verotel')));
    await expectCreditedOnce(purchase);
  });

  it.each(['error500', 'timeout', 'drop_after'])('credits once when asking ends in %s', async (kind) => {
    await control('POST', '/sandbox/webhooks', { mode: 'off' });
    const purchase = await open('verotel');
    await press(purchase.approvalUrl, 'approve');
    await fault('verotel', 'get', kind);
    expect(await look(purchase)).toMatchObject({ status: 'pending', balance: 0 });
    await expectCreditedOnce(purchase);
  });

  it('grants nothing to who declines; what was given up and paid all the same is credited once', async () => {
    const [declined, left] = [await open('verotel'), await open('verotel')];
    await press(declined.approvalUrl, 'decline');
    expect(await look(declined)).toMatchObject({ status: 'declined', balance: 0 });
    const url = `/api/credits/purchases/${left.id}/cancel`;
    await harness.app.inject({ method: 'POST', url, headers: left.fan.headers });
    expect(await statusOf(left)).toBe('cancelled');
    await press(left.approvalUrl, 'approve');
    await waitUntilCompleted(left);
    await expectCreditedOnce(left);
  });

  it('takes no post that somebody else wrote, and none by another way', async () => {
    const purchase = await open('verotel');
    const url = `/api/webhooks/verotel?saleID=1&referenceID=${purchase.id}&shopID=100000&signature=${'ab'.repeat(32)}`;
    const forged = await harness.app.inject({ url });
    expect([forged.statusCode, forged.json().code]).toEqual([400, 'webhook_rejected']);
    expect((await harness.app.inject({ method: 'POST', url })).statusCode).toBe(404);
    expect(await statusOf(purchase)).toBe('pending');
  });
});

describe('money that goes back at Verotel', () => {
  it('a chargeback takes the credits and ends the account', async () => {
    const purchase = await paid();
    await control('POST', `/sandbox/orders/${(await behind(purchase)).id}/dispute`, { stage: 'lost' });
    await becomes(purchase, 'disputed');
    const { balance } = await readFigures(harness.deps.db, accounts.fanWallet(purchase.fan.id));
    expect(balance).toBe(0);
    const user = harness.deps.db.selectFrom('users').select('status').where('id', '=', purchase.fan.id);
    await expect.poll(() => user.executeTakeFirstOrThrow()).toEqual({ status: 'banned' });
  });

  it('a refund by hand is found and booked', async () => {
    const purchase = await paid();
    const path = `/sandbox/orders/${(await behind(purchase)).id}/refund`;
    await control('POST', path, { amountCentavos: 100 });
    await expect.poll(async () => (await look(purchase)).balance).toBe(490);
    await control('POST', path, { amountCentavos: 813 });
    await becomes(purchase, 'refunded');
    expect(await look(purchase)).toMatchObject({ status: 'refunded', balance: 0 });
  });

  it('a refund that was approved is paid back in dollars, part by part, once', async () => {
    const purchase = await paid();
    await ask(harness, purchase.fan, purchase.id);
    expect((await decidePart(harness, admin, purchase.id, 150)).statusCode).toBe(200);
    await expect.poll(async () => (await requestOf(harness, purchase.id)).paid_back_at).toBeInstanceOf(Date);
    await payBackRefunds(harness.deps, 'verotel');
    await settled(purchase);
    // 150 of 550 credits are ₱136.36, and $2.48 of $9.13.
    expect((await behind(purchase)).refundedCentavos).toBe(248);
    expect((await look(purchase)).balance).toBe(400);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('a refund whose answer was lost is paid back once, and is done when its post comes', async () => {
    const purchase = await paid();
    await ask(harness, purchase.fan, purchase.id);
    await control('POST', '/sandbox/webhooks', { mode: 'off' });
    await fault('verotel', 'refund', 'drop_after');
    expect((await decide(harness, admin, purchase.id)).statusCode).toBe(200);
    const run = async () => {
      const due = harness.deps.db.updateTable('refund_requests').set({ next_check_at: new Date(0) });
      await due.where('purchase_id', '=', purchase.id).where('paid_back_at', 'is', null).execute();
      await payBackRefunds(harness.deps, 'verotel');
    };
    // The queue asks beside us: whoever is second finds that it was asked for.
    const tried = () => run().then(() => requestOf(harness, purchase.id));
    const refused = { paid_back_at: null, problem: expect.stringContaining('9.13 USD') };
    await expect.poll(tried).toMatchObject(refused);
    expect((await behind(purchase)).refundedCentavos).toBe(913);
    await control('POST', '/sandbox/webhooks/replay', { orderId: (await behind(purchase)).id });
    await expect.poll(tried).toMatchObject({ paid_back_at: expect.any(Date) });
    expect((await behind(purchase)).refundedCentavos).toBe(913);
  });

  it('another amount than was asked for is held, and all of it given back', async () => {
    const purchase = await open('verotel');
    const askFor = (charge_minor: number) =>
      harness.deps.db
        .updateTable('payment_attempts')
        .set({ charge_minor })
        .where('purchase_id', '=', purchase.id)
        .execute();
    await control('POST', '/sandbox/webhooks', { mode: 'off' });
    await press(purchase.approvalUrl, 'approve');
    await askFor(900);
    expect(await look(purchase)).toMatchObject({ status: 'mismatch', balance: 0 });
    await returnCaptures(harness.deps, 'verotel');
    expect((await behind(purchase)).refundedCentavos).toBe(913);
    await makeDue(purchase);
    await returnCaptures(harness.deps, 'verotel');
    expect((await look(purchase)).status).toBe('declined');
    await askFor(913);
  });
});
