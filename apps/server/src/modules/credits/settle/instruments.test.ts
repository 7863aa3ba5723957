import { describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { lockWaiters } from '../../../../test/lock-waiters.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { checkCapture } from '../disputes/check-capture.ts';
import { eraseCredits } from '../erase-credits.ts';
import { lockInstrument } from './instruments.queries.ts';
import { type Purchase, useRealPayments } from './real-payments.fixture.ts';
import { removeOldPlaces } from './remove-old-places.ts';

/** One PayPal account that pays for many accounts here (P957), through the sandbox. */
const { harness, control, open, press, look, fault, expectCreditedOnce } = useRealPayments();

let made = 0;
/** A PayPal account that has paid for nobody yet. */
function newPayer(): string {
  made += 1;
  return `PAYER${String(made).padStart(6, '0')}`;
}

async function approvedBy(payerId: string): Promise<Purchase> {
  await control('POST', '/sandbox/webhooks', { mode: 'off' });
  const purchase = await open('paypal');
  await control('POST', `/sandbox/orders/${orderOf(purchase)}/payer`, { payerId });
  await press(purchase.approvalUrl, 'approve');
  return purchase;
}
const orderOf = ({ approvalUrl }: Purchase) => approvalUrl.split('/').at(-1) ?? '';

async function atPayPal({ id }: Purchase): Promise<{ payment: string; paymentId: string }> {
  const { orders } = await control('GET', '/sandbox/orders');
  return orders.find((order: { purchaseId: string }) => order.purchaseId === id);
}
/** What PayPal took for a purchase. */
const takenOf = async (purchase: Purchase) => (await atPayPal(purchase)).payment;
const captureOf = async (purchase: Purchase) => (await atPayPal(purchase)).paymentId;

async function paidBy(payerId: string, times: number): Promise<Purchase[]> {
  const purchases: Purchase[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const purchase = await approvedBy(payerId);
    await expectCreditedOnce(purchase);
    purchases.push(purchase);
  }
  return purchases;
}

const REFUSED = {
  status: 'declined',
  reason: expect.stringMatching(/^This PayPal account has already paid for other Likha accounts/),
  balance: 0,
};

async function expectRefused(purchase: Purchase): Promise<void> {
  expect(await look(purchase)).toMatchObject(REFUSED);
  expect(await takenOf(purchase)).toBe('none');
}

const rowsOf = ({ fan }: { fan: Person }) =>
  harness.deps.db.selectFrom('purchase_instruments').selectAll().where('fan_id', '=', fan.id).execute();

async function setStatus({ fan }: Purchase, status: 'active' | 'banned'): Promise<void> {
  await harness.deps.db.updateTable('users').set({ status }).where('id', '=', fan.id).execute();
}

describe('a PayPal account', () => {
  it('pays for three accounts, and not for a fourth: nothing is taken of it', async () => {
    const payerId = newPayer();
    await paidBy(payerId, 3);
    const fourth = await approvedBy(payerId);
    await expectRefused(fourth);
    // Whoever looks again, or asks by the clock, hears the same.
    await expectRefused(fourth);
    const other = await approvedBy(newPayer());
    await expectCreditedOnce(other);
  });

  it('goes on to pay for those that it paid for', async () => {
    const payerId = newPayer();
    const [first] = await paidBy(payerId, 3);
    if (!first) throw new Error('nobody paid');
    const again = await harness.app.inject({
      method: 'POST',
      url: '/api/credits/purchase',
      headers: first.fan.headers,
      payload: { credit_amount: 100, payment_method: 'paypal', original_amount: 100, final_amount: 100 },
    });
    const { purchase_id: id, approval_url: approvalUrl } = again.json();
    const purchase = { fan: first.fan, id, approvalUrl };
    await control('POST', `/sandbox/orders/${orderOf(purchase)}/payer`, { payerId });
    await press(approvalUrl, 'approve');
    expect(await look(purchase)).toMatchObject({ status: 'completed', balance: 650 });
  });

  it('pays for one of six that come at the same moment, where one is left', async () => {
    const payerId = newPayer();
    const [first] = await paidBy(payerId, 2);
    if (!first) throw new Error('nobody paid');
    const instrument = (await rowsOf(first))[0]?.instrument ?? '';
    const six: Purchase[] = [];
    while (six.length < 6) six.push(await approvedBy(payerId));
    // None is decided before all of them have come.
    const looked = await inTransaction(harness.deps.db, async (tx) => {
      await lockInstrument(tx, instrument);
      const looks = six.map(look);
      await expect.poll(() => lockWaiters(harness, 'instrument:')).toBe(6);
      return looks;
    }).then((looks) => Promise.all(looks));
    expect(looked.filter(({ status }) => status === 'completed')).toHaveLength(1);
    const taken = await Promise.all(six.map(takenOf));
    expect(taken.sort()).toEqual(['none', 'none', 'none', 'none', 'none', 'paid']);
  });

  it('pays for nobody else after a ban, and after a dispute that was lost', async () => {
    const banned = newPayer();
    const [bad] = await paidBy(banned, 1);
    if (!bad) throw new Error('nobody paid');
    await setStatus(bad, 'banned');
    await expectRefused(await approvedBy(banned));
    const lost = newPayer();
    const [disputed] = await paidBy(lost, 1);
    if (!disputed) throw new Error('nobody paid');
    for (const stage of ['opened', 'lost']) {
      await control('POST', `/sandbox/orders/${orderOf(disputed)}/dispute`, { stage });
      await checkCapture(harness.deps, 'paypal', await captureOf(disputed), true);
    }
    const disputes = harness.deps.db.selectFrom('disputes').select('state');
    expect(await disputes.where('purchase_id', '=', disputed.id).execute()).toEqual([{ state: 'lost' }]);
    // An admin has lifted the ban that came with it.
    await setStatus(disputed, 'active');
    await expectRefused(await approvedBy(lost));
  });

  it('stays let through for a purchase whose answer was lost, whatever happens to the others', async () => {
    const payerId = newPayer();
    const [first] = await paidBy(payerId, 1);
    const purchase = await approvedBy(payerId);
    await fault('paypal', 'capture', 'error500');
    expect((await look(purchase)).status).toBe('pending');
    if (first) await setStatus(first, 'banned');
    await expectCreditedOnce(purchase);
  });

  it('pays for as many as the settings say', async () => {
    const payerId = newPayer();
    await paidBy(payerId, 1);
    const settings = harness.deps.db.updateTable('platform_settings');
    await settings.set({ accounts_per_payer: 1 }).execute();
    await expectRefused(await approvedBy(payerId));
    await settings.set({ accounts_per_payer: 3 }).execute();
    await expectCreditedOnce(await approvedBy(payerId));
  });
});

describe('what is kept of it', () => {
  it('says which it is to nobody, counts for thirty days, and goes after half a year', async () => {
    const payerId = newPayer();
    const purchases = await paidBy(payerId, 3);
    const rows = (await Promise.all(purchases.map(rowsOf))).flat();
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map(({ instrument }) => instrument)).size).toBe(1);
    expect(JSON.stringify(rows)).not.toContain(payerId);
    const agedBy = (days: number) =>
      harness.deps.db
        .updateTable('purchase_instruments')
        .set({ at: new Date(Date.now() - days * DAY_MS) })
        .where('instrument', '=', rows[0]?.instrument ?? '')
        .execute();
    await agedBy(31);
    const later = await approvedBy(payerId);
    await expectCreditedOnce(later);
    await agedBy(179);
    await removeOldPlaces(harness.deps);
    expect(await rowsOf(later)).toHaveLength(1);
    await agedBy(181);
    await removeOldPlaces(harness.deps);
    expect(await rowsOf(later)).toEqual([]);
  });

  it('goes with the account', async () => {
    const [purchase] = await paidBy(newPayer(), 1);
    if (!purchase) throw new Error('nobody paid');
    await inTransaction(harness.deps.db, (tx) => eraseCredits(tx, purchase.fan.id));
    expect(await rowsOf(purchase)).toEqual([]);
  });
});
