import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { checkSince } from '../../../invariants/check-invariants.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import { unlockContent } from '../../unlocks/index.ts';

/** How the hourly look judges what a referrer got (`referrals-keep-their-cap`). */
const harness = useHarness();

const lawsOf = async (db: Queryable) => (await checkSince(db, new Date(0))).map(({ law }) => law);

it('is judged by what was earned as a sale was made, not by what a raised cap gave since', async () => {
  const { factory, deps } = harness;
  const cap = (centavos: number) =>
    deps.db.updateTable('platform_settings').set({ affiliate_cap_centavos: centavos }).execute();
  const referrer = await factory.creator();
  const { id: creatorId } = await factory.creator({ referredBy: referrer.id });
  const fan = await factory.fan({ credits: 600 });
  const sell = async () =>
    unlockContent(deps, fan.viewer, await factory.post(creatorId, { price: 100 }), deps.ids.next());
  await cap(1500);
  for (let sale = 0; sale < 3; sale += 1) await sell();
  await cap(250_000);
  for (let sale = 0; sale < 3; sale += 1) await sell();
  const counted = await deps.db
    .selectFrom('referral_earnings')
    .select(sql<number>`sum(earned_centavos)::int`.as('centavos'))
    .where('creator_id', '=', creatorId)
    .executeTakeFirstOrThrow();
  expect(counted.centavos).toBe(1500 + 3000);
  expect(await lawsOf(deps.db)).toEqual([]);
  // Had the cap been a centavo lower, it would have been too much then.
  const undone = new Error('undone');
  const cooked = deps.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update platform_settings_versions set affiliate_cap_centavos = 1499 where affiliate_cap_centavos = 1500`.execute(
      tx,
    );
    expect(await lawsOf(tx)).toContain('referrals-keep-their-cap');
    throw undone;
  });
  await expect(cooked).rejects.toBe(undone);
});
