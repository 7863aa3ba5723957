import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';

const harness = useHarness();
const config = async () => (await harness.app.inject({ url: '/api/config' })).json();

describe('the public configuration', () => {
  it('says how money is split, in parts that add up', async () => {
    const { split, affiliate, payout } = await config();
    expect(split.creator_percent + split.platform_percent).toBe(100);
    expect(split.creator_percent + split.affiliate_percent + split.platform_percent_with_affiliate).toBe(100);
    expect(affiliate.commission_percent).toBe(split.affiliate_percent);
    expect(payout.min_amount).toBeGreaterThan(0);
  });

  it('follows the rate that is in force: packs cost what their credits cost, and the bonus nothing', async () => {
    const { db } = harness.deps;
    const before = await config();
    await db.updateTable('platform_settings').set({ centavos_per_credit: 150 }).execute();
    const after = await config();
    await db
      .updateTable('platform_settings')
      .set({ centavos_per_credit: before.php_per_credit * 100 })
      .execute();
    expect(after.php_per_credit).toBe(1.5);
    for (const pack of after.packs) expect(pack.price).toBe(pack.credits * 1.5);
  });

  it('holds no secret', async () => {
    const text = JSON.stringify(await config());
    for (const word of ['secret', 'password', 'client_id', 'token']) expect(text).not.toContain(word);
  });
});
