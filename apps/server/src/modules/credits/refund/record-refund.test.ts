import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { setRate } from '../rate/rate.fixture.ts';
import { comeBack } from '../settle/purchase.fixture.ts';
import { recordRefund } from './record-refund.ts';
import { bought, giveBackAll, giveBackPart } from './refunds.fixture.ts';

const harness = useHarness();

const wallet = async (fan: { headers: { authorization: string } }) =>
  (await harness.app.inject({ url: '/api/credits/wallet', headers: fan.headers })).json();

describe('a refund', () => {
  it('goes back in parts, at whatever the rate is by then, and the deposits still back the credits', async () => {
    const admin = await harness.factory.admin();
    const { fan, id } = await bought(harness);
    await giveBackPart(harness, id, 3_000);
    await setRate(harness, admin, 1.5);
    await giveBackPart(harness, id, 2_000);
    await setRate(harness, admin, 0.7);
    expect(await wallet(fan)).toMatchObject({ balance: 50, total_purchased: 50, total_spent: 0 });
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
    await giveBackAll(harness, fan, id);
    expect((await comeBack(harness, fan, id)).json().status).toBe('refunded');
    expect(await wallet(fan)).toMatchObject({ balance: 0, total_purchased: 0 });
    await setRate(harness, admin, 1);
  });

  it.each([
    [100, 10_001, 'more_than_was_paid'],
    [101, 10_000, 'more_than_was_paid'],
  ])('of %d credits and %d centavos is %s', async (credits, amountCentavos, result) => {
    const { id } = await bought(harness);
    const asked = { purchaseId: id, credits, amountCentavos, correlationId: id };
    const refund = inTransaction(harness.deps.moneyDb, (tx) =>
      recordRefund(harness.deps, tx, { ...asked, actor: { type: 'system' } }),
    );
    expect(await refund).toBe(result);
  });
});
