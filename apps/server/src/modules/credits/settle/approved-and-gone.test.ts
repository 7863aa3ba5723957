import { afterAll, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { comeBack, openPurchase } from './purchase.fixture.ts';
import { reconcilePurchases } from './reconcile-purchases.ts';

/** Fake: the provider, which tells us nothing by itself, and the clock. Real: the job by the clock, the books. */
const harness = useHarness();
afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

const creditsOf = async ({ id }: Person) =>
  (await readFigures(harness.deps.db, accounts.fanWallet(id))).balance;
async function minutesPass(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) {
    harness.clock.advance(MINUTE_MS);
    await reconcilePurchases(harness.deps, 'paypal');
  }
}

it.each([0, 1, 4, 11, 29])(
  'who approves %i minutes after the order and closes the tab has their credits a minute later',
  async (after) => {
    const fan = await harness.factory.fan();
    const { id } = await openPurchase(harness, fan);
    await minutesPass(after);
    harness.paypal.pay(id);
    await minutesPass(1);
    expect(await creditsOf(fan)).toBe(100);
  },
);

it('who comes back in two tabs, while it is looked at, has them once', async () => {
  const fan = await harness.factory.fan();
  const { id } = await openPurchase(harness, fan);
  await minutesPass(3);
  harness.paypal.pay(id);
  harness.clock.advance(MINUTE_MS);
  await Promise.all([
    comeBack(harness, fan, id),
    comeBack(harness, fan, id),
    reconcilePurchases(harness.deps, 'paypal'),
    reconcilePurchases(harness.deps, 'paypal'),
  ]);
  expect(await creditsOf(fan)).toBe(100);
});
