import { expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { mailReturn } from './mail-return.ts';
import { balanceOf, openPurchase, timesCredited } from './purchase.fixture.ts';
import { returnCaptures } from './return-captures.ts';
import { settlePurchase } from './settle-purchase.ts';

/** Money that a provider took although its buyer is not here any more by then (P1029, P1049). Fake: the provider, mail. */
const harness = useHarness();

type Status = 'active' | 'banned' | 'suspended' | 'erased';

async function setStatus({ id }: Person, status: Status): Promise<void> {
  const erased_at = status === 'erased' ? harness.clock.now() : null;
  await harness.deps.db.updateTable('users').set({ status, erased_at }).where('id', '=', id).execute();
}

const walletOf = async ({ id }: Person) =>
  (await readFigures(harness.deps.db, accounts.fanWallet(id))).balance;

/** Of an order that is paid at the provider, the buyer's standing changes between the look at it and the capture. */
async function capturedAs(status: Status) {
  const fan = await harness.factory.fan();
  const { id, orderId } = await openPurchase(harness, fan);
  const { paypal } = harness;
  const settle = paypal.settleOrder.bind(paypal);
  paypal.settleOrder = async (order) => {
    paypal.settleOrder = settle;
    await setStatus(fan, status);
    paypal.pay(id);
    return settle(order);
  };
  const settled = await settlePurchase(harness.deps, id);
  return { fan, id, orderId, status: settled?.purchase.status };
}

it.each(['banned', 'suspended'] as const)(
  'is credited to who was %s in that moment, and theirs once that is over',
  async (status) => {
    const { fan, id, status: ended } = await capturedAs(status);
    expect([ended, await walletOf(fan)]).toEqual(['completed', 100]);
    await setStatus(fan, 'active');
    harness.deps.sessions.forget(fan.id);
    expect([await balanceOf(harness, fan), await timesCredited(harness, id)]).toEqual([100, 1]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  },
);

it('goes back to who is erased by then, by its provider, whole and once, and nobody is mailed', async () => {
  const { fan, id, orderId, status } = await capturedAs('erased');
  expect([status, await walletOf(fan)]).toEqual(['mismatch', 0]);
  await Promise.all([1, 2, 3].map(() => returnCaptures(harness.deps, 'paypal')));
  const back = harness.paypal.refunds.filter(({ captureId }) => captureId === `cap-${orderId}`);
  expect(back).toMatchObject([{ amountCentavos: 10_000 }]);
  expect((await settlePurchase(harness.deps, id))?.purchase.status).toBe('declined');
  expect([await walletOf(fan), await timesCredited(harness, id)]).toEqual([0, 0]);
  const sent: string[] = [];
  const mail = { send: async ({ to }: { to: string }) => void sent.push(to) };
  await mailReturn({ ...harness.deps, mail } as never, back[0]?.refundId ?? '');
  expect([sent, await checkInvariants(harness.deps.db)]).toEqual([[], []]);
});
