import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { unlockContent } from '../../unlocks/index.ts';
import { changeRate } from '../rate/change-rate.ts';
import { comeBack, openPurchase } from '../settle/purchase.fixture.ts';
import { recordRefund } from './record-refund.ts';

const harness = useHarness();

async function bought() {
  const fan = await harness.factory.fan();
  const { id } = await openPurchase(harness, fan);
  harness.paypal.pay(id);
  await comeBack(harness, fan, id);
  return { fan, id };
}

const refund = (purchaseId: string, credits: number, amountCentavos: number) =>
  recordRefund(harness.deps, {
    purchaseId,
    credits,
    amountCentavos,
    actor: { type: 'system' },
    correlationId: purchaseId,
  });

const wallet = async (fan: { headers: { authorization: string } }) =>
  (await harness.app.inject({ url: '/api/credits/wallet', headers: fan.headers })).json();

describe('a refund', () => {
  it('goes back in parts, at whatever the rate is by then, and the deposits still back the credits', async () => {
    const admin = await harness.factory.admin();
    const { fan, id } = await bought();
    expect(await refund(id, 30, 3000)).toBe('refunded');
    await changeRate(harness.deps, admin.viewer, 1.5, id);
    expect(await refund(id, 20, 2000)).toBe('refunded');
    await changeRate(harness.deps, admin.viewer, 0.7, id);
    expect(await wallet(fan)).toMatchObject({ balance: 50, total_purchased: 50, total_spent: 0 });
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
    expect(await refund(id, 51, 5000)).toBe('more_than_was_paid');
    expect(await refund(id, 50, 5001)).toBe('more_than_was_paid');
    expect(await refund(id, 50, 5000)).toBe('refunded');
    expect((await comeBack(harness, fan, id)).json().status).toBe('refunded');
    expect(await refund(id, 1, 1)).toBe('not_refundable');
    await changeRate(harness.deps, admin.viewer, 1, id);
  });

  it('is not given for credits that were spent', async () => {
    const { fan, id } = await bought();
    const creator = await harness.factory.creator();
    const post = await harness.factory.post(creator.id, { price: 60 });
    await unlockContent(harness.deps, fan.viewer, post, id);
    expect(await refund(id, 100, 10_000)).toBe('credits_were_spent');
    expect(await refund(id, 40, 4000)).toBe('refunded');
    expect(await wallet(fan)).toMatchObject({ balance: 0 });
  });

  it('is given once, however many ask for all of it at once', async () => {
    const { id } = await bought();
    const results = await Promise.all(Array.from({ length: 8 }, () => refund(id, 100, 10_000)));
    expect(results.filter((result) => result === 'refunded')).toHaveLength(1);
  });
});

describe('an unlock that is reversed', () => {
  it('gives everybody’s part back at any rate, and unlocking again is paid again', async () => {
    const { deps } = harness;
    const admin = await harness.factory.admin();
    const creator = await harness.factory.creator();
    const post = await harness.factory.post(creator.id, { price: 60 });
    const fan = await harness.factory.fan({ credits: 200 });
    await unlockContent(deps, fan.viewer, post, deps.ids.next());
    await changeRate(deps, admin.viewer, 1.6, deps.ids.next());
    const entry = await deps.db
      .selectFrom('ledger_entries')
      .innerJoin('unlocks', 'unlocks.id', 'ledger_entries.subject_id')
      .select(['ledger_entries.id', 'unlocks.id as unlock_id'])
      .where('unlocks.fan_id', '=', fan.id)
      .executeTakeFirstOrThrow();
    const settings = await deps.db
      .selectFrom('platform_settings')
      .select(['version', 'centavos_per_credit'])
      .executeTakeFirstOrThrow();
    const result = await deps.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('unlocks').where('id', '=', entry.unlock_id).execute();
      await tx.deleteFrom('post_unlock_counts').where('post_id', '=', post).execute();
      return deps.ledger.reverse(tx, {
        entryId: entry.id,
        actor: { type: 'system' },
        correlationId: entry.id,
        centavosPerCredit: settings.centavos_per_credit,
        settingsVersion: settings.version,
      });
    });
    expect(result.kind).toBe('posted');
    expect(await wallet(fan)).toMatchObject({ balance: 200, total_spent: 0 });
    await unlockContent(deps, fan.viewer, post, deps.ids.next());
    expect(await wallet(fan)).toMatchObject({ balance: 140, total_spent: 60 });
    const earnings = await harness.app.inject({ url: '/api/earnings', headers: creator.headers });
    expect(earnings.json()).toMatchObject({ total_earned: 67.2, on_hold: 67.2 });
    await changeRate(deps, admin.viewer, 1, deps.ids.next());
  });
});
