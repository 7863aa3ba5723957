import { expect, it } from 'vitest';
import { DAY_MS } from '../../../platform/durations.ts';
import { type Purchase, useRealPayments } from './real-payments.fixture.ts';
import { settlePurchase } from './settle-purchase.ts';

/** Who approves a payment at PayPal and is kept out before it is taken (P1029), through the sandbox. */
const { harness, control, open, press, expectCreditedOnce } = useRealPayments();

async function approved(): Promise<Purchase> {
  await control('POST', '/sandbox/webhooks', { mode: 'off' });
  const purchase = await open('paypal');
  await press(purchase.approvalUrl, 'approve');
  return purchase;
}

/** What PayPal took for a purchase. */
async function takenOf({ id }: Purchase): Promise<string> {
  const { orders } = await control('GET', '/sandbox/orders');
  return orders.find((order: { purchaseId: string }) => order.purchaseId === id).payment;
}

async function setStatus({ fan }: Purchase, status: 'active' | 'suspended' | 'banned' | 'leaving') {
  const erases_at = status === 'leaving' ? new Date(Date.now() + 30 * DAY_MS) : null;
  await harness.deps.db.updateTable('users').set({ status, erases_at }).where('id', '=', fan.id).execute();
}

it.each(['suspended', 'banned', 'leaving'] as const)(
  'takes nothing of who is %s by then, and has it for who is back',
  async (status) => {
    const purchase = await approved();
    await setStatus(purchase, status);
    for (let looks = 0; looks < 2; looks += 1)
      expect((await settlePurchase(harness.deps, purchase.id))?.purchase.status).toBe('pending');
    expect(await takenOf(purchase)).toBe('none');
    await setStatus(purchase, 'active');
    await expectCreditedOnce(purchase);
  },
);

it('takes nothing of who is not back before the quote runs out', async () => {
  const purchase = await approved();
  await setStatus(purchase, 'banned');
  await harness.deps.db
    .updateTable('payment_attempts')
    .set({ created_at: new Date(Date.now() - 2 * DAY_MS) })
    .where('purchase_id', '=', purchase.id)
    .execute();
  expect((await settlePurchase(harness.deps, purchase.id))?.purchase.status).toBe('expired');
  expect(await takenOf(purchase)).toBe('none');
});
