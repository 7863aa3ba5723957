import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { breakRows } from '../../../test/break-rows.ts';
import type { Person } from '../../../test/factory.ts';
import { lockWaiters } from '../../../test/lock-waiters.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { hashPassword } from '../accounts/sign-in/password.ts';
import { purseOf, workedOff } from '../clawbacks/clawbacks.fixture.ts';
import { settleDebts } from '../clawbacks/settle-debt.ts';
import { banPerson } from '../enforcement/index.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { usePayouts } from '../payouts/payouts.fixture.ts';
import { unlockContent } from '../unlocks/index.ts';
import { goneWith } from './index.ts';
import { lookAgain } from './look-again.ts';
import { payRestitution } from './pay-restitution.ts';

/** Fake: the clock. Real: the calls, the books, the queue and its workers. */
const { harness, call, earner } = usePayouts();
const PASSWORD = 'maligayang-bati';
let admin: Person;
beforeAll(async () => {
  admin = await harness.factory.admin();
});
afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

const worked = () => workedOff(harness, ['restitutions.give', 'restitutions.mail']);
const creditsOf = async ({ id }: Person) =>
  (await readFigures(harness.deps.db, accounts.fanWallet(id))).balance;

function ban(userId: string): Promise<unknown> {
  const judge = { id: admin.id, from: '127.0.0.1' };
  return inTransaction(harness.deps.db, (tx) =>
    banPerson(harness.deps, tx, judge, { userId, reason: 'Fraud' }),
  );
}

async function leaves(creator: Person): Promise<void> {
  const password_hash = await hashPassword(PASSWORD, null);
  await harness.deps.db.updateTable('users').set({ password_hash }).where('id', '=', creator.id).execute();
  const payload = { password: PASSWORD, gives_up: true };
  expect((await call('POST', '/auth/me/deletion', creator, payload)).statusCode).toBe(200);
  await worked();
}

/** Asks for all that a creator has, and has it sent. */
async function isPaidOut(creator: Person): Promise<void> {
  expect((await call('POST', '/payouts', creator, {})).statusCode).toBe(201);
  const [{ id }] = (await call('GET', '/payouts', creator)).json().payouts;
  const finance = await harness.factory.admin({ role: 'finance' });
  for (const body of [{ decision: 'approve' }, { decision: 'paid', reference: 'GC 77' }])
    expect((await call('POST', `/admin/payouts/${id}/decision`, finance, body)).statusCode).toBe(200);
}

it('what who left does not have of what came back is owed, and comes off what they earn once they are back (P1044)', async () => {
  const creator = await earner(0);
  const fan = await harness.factory.fan({ credits: 2000 });
  const unlock = async () => {
    const sold = await harness.factory.post(creator.id, { price: 1000 });
    await unlockContent(harness.deps, fan.viewer, sold, harness.deps.ids.next());
  };
  await unlock();
  await isPaidOut(creator);
  await leaves(creator);
  expect(await creditsOf(fan)).toBe(2000);
  expect(await purseOf(harness, creator)).toMatchObject({ earned: 0, owed: 70_000 });

  await harness.deps.db
    .updateTable('users')
    .set({ status: 'active', erases_at: null })
    .where('id', '=', creator.id)
    .execute();
  await unlock();
  await settleDebts(harness.deps);
  expect(await purseOf(harness, creator)).toMatchObject({ earned: 0, owed: 0 });
});

it('who blocks a fan who paid bears all of their share, whatever the setting says, and owes what they do not have (P1037)', async () => {
  const { db } = harness.deps;
  const percent = (restitution_creator_percent: number) =>
    db.updateTable('platform_settings').set({ restitution_creator_percent }).execute();
  const creator = await earner(0);
  const price = { subscription_price_centavos: 100_000 };
  await db.updateTable('users').set(price).where('id', '=', creator.id).execute();
  const fan = await harness.factory.fan({ credits: 1000 });
  const subscribed = await call('POST', `/creators/${creator.id}/subscription`, fan, { credits: 1000 });
  expect(subscribed.statusCode).toBe(200);
  await isPaidOut(creator);
  await percent(10);
  expect((await call('POST', `/users/${fan.id}/block`, creator)).statusCode).toBe(200);
  await worked();
  await percent(100);
  expect(await creditsOf(fan)).toBe(1000);
  expect(await purseOf(harness, creator)).toMatchObject({ earned: 0, owed: 70_000 });
});

it.each([
  ['leaves', 80_000],
  ['is banned', 70_000],
])(
  'of a creator who %s, what the referrer got is borne by them where they went by themselves, else by the platform (P1050)',
  async (what, borne) => {
    const referrer = await harness.factory.creator();
    const creator = await harness.factory.creator({ referredBy: referrer.id });
    const fan = await harness.factory.fan({ credits: 1000 });
    const sold = await harness.factory.post(creator.id, { price: 1000 });
    await unlockContent(harness.deps, fan.viewer, sold, harness.deps.ids.next());
    const got = (await purseOf(harness, referrer)).affiliateHeld;
    expect(got).toBeGreaterThan(0);
    await (what === 'leaves' ? leaves(creator) : ban(creator.id));
    await worked();
    const restitution = await harness.deps.db
      .selectFrom('restitutions')
      .selectAll()
      .where('fan_id', '=', fan.id)
      .executeTakeFirstOrThrow();
    expect(restitution.creator_centavos + restitution.debt_centavos).toBe(borne);
    expect((await purseOf(harness, referrer)).affiliateHeld).toBe(got);
  },
);

it('who was banned owes nothing, as staff may be wrong', async () => {
  const creator = await earner(0);
  const fan = await harness.factory.fan({ credits: 1000 });
  const sold = await harness.factory.post(creator.id, { price: 1000 });
  await unlockContent(harness.deps, fan.viewer, sold, harness.deps.ids.next());
  await isPaidOut(creator);
  await ban(creator.id);
  await worked();
  expect(await creditsOf(fan)).toBe(1000);
  expect(await purseOf(harness, creator)).toMatchObject({ earned: 0, owed: 0 });
});

it('a sale that cannot come back keeps no other from coming back, nor from being told of (P1046)', async () => {
  const creator = await harness.factory.creator();
  const fans = [
    await harness.factory.fan({ credits: 100 }),
    await harness.factory.fan({ credits: 100 }),
  ] as const;
  for (const fan of fans) {
    const sold = await harness.factory.post(creator.id, { price: 100 });
    await unlockContent(harness.deps, fan.viewer, sold, harness.deps.ids.next());
  }
  const [broken, other] = fans;
  const mend = await breakRows(harness.deps.db, {
    table: 'restitutions',
    column: 'fan_id',
    value: broken.id,
  });
  const gone = goneWith('banned', creator.id, harness.clock.now());
  await ban(creator.id);
  await expect(payRestitution(harness.deps, gone)).rejects.toThrow('it broke');
  expect([await creditsOf(broken), await creditsOf(other)]).toEqual([0, 100]);
  const told = await harness.deps.db
    .selectFrom('restitutions')
    .select('told_at')
    .where('fan_id', '=', other.id)
    .execute();
  expect(told).toEqual([{ told_at: harness.clock.now() }]);
  await mend();
  await worked();
  expect([await creditsOf(broken), await creditsOf(other)]).toEqual([100, 100]);
});

it.each(['is banned', 'leaves'])(
  'what is being sold in the moment that its creator %s comes back too (P1045)',
  async (what) => {
    const creator = await harness.factory.creator();
    const fan = await harness.factory.fan({ credits: 100 });
    const sold = await harness.factory.post(creator.id, { price: 100 });
    const { selling } = await inTransaction(harness.deps.db, async (tx) => {
      // Whoever sells this post waits here, after they have looked whether they may.
      await sql`insert into post_unlock_counts (post_id, stripe, unlocks) select ${sold}::uuid, n, 0 from generate_series(0, 15) n`.execute(
        tx,
      );
      // For as long as a slow machine needs for all that comes in between.
      const patient = { ...harness.deps, moneyDb: harness.deps.db };
      const selling = unlockContent(patient, fan.viewer, sold, harness.deps.ids.next());
      await expect.poll(() => lockWaiters(harness)).toBe(1);
      harness.clock.advance(1000);
      await (what === 'leaves' ? leaves(creator) : ban(creator.id));
      await worked();
      return { selling };
    });
    await selling;
    expect(await creditsOf(fan)).toBe(0);
    for (let again = 0; again < 2; again += 1) {
      await lookAgain(harness.deps);
      await worked();
      expect(await creditsOf(fan)).toBe(100);
    }
  },
);
