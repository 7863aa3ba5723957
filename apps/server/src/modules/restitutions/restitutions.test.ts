import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlanName } from '@likha/contract/limits';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { sealAll } from '../../../test/seal-all.ts';
import { checkInvariants, checkSince } from '../../invariants/check-invariants.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { readMigrations } from '../../platform/migrate.ts';
import { hashPassword } from '../accounts/sign-in/password.ts';
import { causeOf, purseOf, tipFrom, workedOff } from '../clawbacks/clawbacks.fixture.ts';
import { settleClawback } from '../clawbacks/settle-clawback.ts';
import { bankSays, bought } from '../credits/disputes/disputes.fixture.ts';
import { banPerson } from '../enforcement/index.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { removeContent } from '../moderation/remove-content.ts';
import { startSubscription } from '../subscriptions/start-subscription.ts';
import { unlockContent } from '../unlocks/index.ts';
import { payRestitution } from './pay-restitution.ts';

/** Fake: providers and clock. Real: the queue and its workers, the mailbox. */
const harness = useHarness();
let admin: Person;

beforeAll(async () => {
  admin = await harness.factory.admin();
});

const judge = () => ({ id: admin.id, from: '127.0.0.1' });
const given = () => workedOff(harness, ['restitutions.give', 'restitutions.mail']);
const lawful = async () => expect(await checkInvariants(harness.deps.db)).toEqual([]);
const creditsOf = async ({ id }: Person) =>
  (await readFigures(harness.deps.db, accounts.fanWallet(id))).balance;

function ban(userId: string): Promise<unknown> {
  return inTransaction(harness.deps.db, (tx) =>
    banPerson(harness.deps, tx, judge(), { userId, reason: 'Fraud' }),
  );
}

function removePost(creatorId: string, id: string): Promise<unknown> {
  const removed = { type: 'post', id, authorId: creatorId, reason: 'No', notes: '' } as const;
  return inTransaction(harness.deps.db, (tx) => removeContent(harness.deps, tx, judge(), removed));
}

async function unlocked(fan: Person, creatorId: string, price: number): Promise<string> {
  const post = await harness.factory.post(creatorId, { price, title: 'Sunset' });
  await unlockContent(harness.deps, fan.viewer, post, harness.deps.ids.next());
  return post;
}

async function subscribed(fan: Person, creator: Person, pesos: number, plan?: PlanName): Promise<void> {
  const price = { subscription_price_centavos: pesos * 100 };
  await harness.deps.db.updateTable('users').set(price).where('id', '=', creator.id).execute();
  const asked = { ...(plan && { plan }), shownCredits: null, correlationId: harness.deps.ids.next() };
  await startSubscription(harness.deps, fan.viewer, creator.id, asked);
}

async function mailsTo({ username }: Person): Promise<string[]> {
  const folder = harness.deps.mail.folder ?? '';
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`${username}@example.test`));
}

const get = async (url: string, { headers }: Person) =>
  (await harness.app.inject({ method: 'GET', url: `/api${url}`, headers })).json();

describe('who paid for what goes away', () => {
  it('gets unlocks of the last thirty days whole and months pro rata, when their creator is banned', async () => {
    harness.clock.set('2026-06-01T00:00:00.000Z');
    const creator = await harness.factory.creator();
    const fan = await harness.factory.fan({ credits: 1000 });
    await unlocked(fan, creator.id, 30);
    harness.clock.advance(31 * DAY_MS);
    await unlocked(fan, creator.id, 40);
    await tipFrom(harness, fan, creator.id, 20);
    await subscribed(fan, creator, 310);
    expect(await creditsOf(fan)).toBe(600);
    harness.clock.advance(10 * DAY_MS);
    await ban(creator.id);
    await given();
    // Of a month of 31 days 21 are left, and a tip is a gift.
    expect(await creditsOf(fan)).toBe(600 + 40 + 210);
    expect((await purseOf(harness, creator)).earned).toBe((400 - 250) * 70);
    // The session of before has ended meanwhile.
    const token = (await harness.deps.sessions.start(harness.deps.db, fan.id)).bearer;
    const back = { ...fan, headers: { authorization: `Bearer ${token}` } };
    expect((await get('/subscriptions', back)).subscriptions).toMatchObject([{ renews: false, price: null }]);
    const history = await get('/credits/transactions', back);
    const sunset = 'Back to you: “Sunset” is no longer available';
    expect(history.transactions).toContainEqual(
      expect.objectContaining({ type: 'given_back', description: sunset }),
    );
    const mails = await mailsTo(fan);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('250 credits');
    expect(mails[0]).toContain('/credit-history');
    await lawful();
  });

  it('gets what is left of a bundle, discount and all', async () => {
    harness.clock.set('2026-06-01T00:00:00.000Z');
    const creator = await harness.factory.creator();
    const fan = await harness.factory.fan({ credits: 1000 });
    await harness.deps.db
      .insertInto('subscription_offers')
      .values({ creator_id: creator.id, bundle_12_percent: 27, updated_at: harness.clock.now() })
      .execute();
    await subscribed(fan, creator, 100, 'months_12');
    expect(await creditsOf(fan)).toBe(1000 - 876);
    harness.clock.advance(73 * DAY_MS);
    await ban(creator.id);
    await given();
    // Of 365 days 292 are left: four fifths of 876, rounded up.
    expect(await creditsOf(fan)).toBe(124 + 701);
    await lawful();
  });

  it('leaves what its creator earned before available: of what came back nothing is held any more', async () => {
    const creator = await harness.factory.creator();
    const fan = await harness.factory.fan({ credits: 300 });
    await tipFrom(harness, fan, creator.id, 200);
    harness.clock.advance(8 * DAY_MS);
    const post = await unlocked(fan, creator.id, 100);
    expect(await get('/earnings', creator)).toMatchObject({ available_balance: 140, on_hold: 70 });
    await removePost(creator.id, post);
    await given();
    expect(await get('/earnings', creator)).toMatchObject({ available_balance: 140, on_hold: 0 });
  });

  it('gets an unlock back when staff removes the post, once, however often it is asked for at once', async () => {
    const creator = await harness.factory.creator();
    const fans = [await harness.factory.fan({ credits: 50 }), await harness.factory.fan({ credits: 50 })];
    const post = await harness.factory.post(creator.id, { price: 50 });
    for (const fan of fans) await unlockContent(harness.deps, fan.viewer, post, harness.deps.ids.next());
    await removePost(creator.id, post);
    const at = harness.clock.now();
    const gone = { cause: 'post_removed', creatorId: creator.id, causeId: post, at } as const;
    await Promise.all([1, 2, 3].map(() => payRestitution(harness.deps, gone)));
    await given();
    for (const fan of fans) expect([await creditsOf(fan), (await mailsTo(fan)).length]).toEqual([50, 1]);
    expect((await purseOf(harness, creator)).earned).toBe(0);
    await lawful();
  });

  it('is counted off what was turned over in what the hourly look adds up as well, sealed or not', async () => {
    const creator = await harness.factory.creator();
    const fan = await harness.factory.fan({ credits: 50 });
    const post = await unlocked(fan, creator.id, 50);
    await removePost(creator.id, post);
    await given();
    const { db } = harness.deps;
    const broken = () => checkSince(db, new Date(0));
    expect(await broken()).toEqual([]);
    await sealAll(harness.deps);
    expect(await broken()).toEqual([]);
    // As a release kept them that did not know what comes back (migration 0400).
    await sql`update ledger_sums set turnover_in = turnover_in + 3500 where account like ${`${accounts.creatorPayable(creator.id)}%`}`.execute(
      db,
    );
    expect((await broken()).map(({ law }) => law)).toContain('balances-equal-postings');
    await sql
      .raw((await readMigrations()).find(({ name }) => name.startsWith('0400'))?.text ?? '')
      .execute(db);
    expect(await broken()).toEqual([]);
  });

  it('gets it back when the creator leaves; the platform bears what the creator does not have', async () => {
    const creator = await harness.factory.creator();
    const fan = await harness.factory.fan({ credits: 60 });
    await unlocked(fan, creator.id, 60);
    const { db } = harness.deps;
    const password_hash = await hashPassword('maligayang-bati', null);
    await db.updateTable('users').set({ password_hash }).where('id', '=', creator.id).execute();
    await db.updateTable('platform_settings').set({ restitution_creator_percent: 50 }).execute();
    const answer = await harness.app.inject({
      method: 'POST',
      url: '/api/auth/me/deletion',
      headers: creator.headers,
      payload: { password: 'maligayang-bati' },
    });
    expect(answer.statusCode).toBe(200);
    await given();
    await db.updateTable('platform_settings').set({ restitution_creator_percent: 100 }).execute();
    expect(await creditsOf(fan)).toBe(60);
    expect((await purseOf(harness, creator)).earned).toBe(2100);
    await lawful();
  });

  it('gets nothing of what a dispute takes back, in whichever order both come', async () => {
    for (let round = 0; round < 6; round += 1) {
      const creator = await harness.factory.creator();
      const purchase = await bought(harness);
      const post = await unlocked(purchase.fan, creator.id, 100);
      await removePost(creator.id, post);
      const at = harness.clock.now();
      const gone = { cause: 'post_removed', creatorId: creator.id, causeId: post, at } as const;
      await bankSays(harness, purchase, 'lost');
      const cause = await causeOf(harness, purchase);
      await Promise.all([settleClawback(harness.deps, cause), payRestitution(harness.deps, gone)]);
      // One of the two took the creator's share, and never both.
      expect(await purseOf(harness, creator)).toMatchObject({ earned: 0, owed: 0 });
      const clawed = await harness.deps.db
        .selectFrom('clawback_parts')
        .select('id')
        .where('person_id', '=', creator.id)
        .execute();
      expect(await creditsOf(purchase.fan)).toBe(clawed.length === 0 ? 100 : 0);
    }
    await lawful();
  });

  it('gets nothing for what its creator deletes, nor once a ban was lifted before', async () => {
    const creator = await harness.factory.creator();
    const fan = await harness.factory.fan({ credits: 60 });
    const post = await unlocked(fan, creator.id, 60);
    const answer = await harness.app.inject({
      method: 'DELETE',
      url: `/api/content/${post}`,
      headers: creator.headers,
    });
    expect(answer.statusCode).toBeLessThan(300);
    await ban(creator.id);
    await sql`update users set status = 'active' where id = ${creator.id}`.execute(harness.deps.db);
    await sql`delete from sanctions where user_id = ${creator.id}`.execute(harness.deps.db);
    await given();
    expect(await creditsOf(fan)).toBe(0);
    await lawful();
  });

  it.each([
    ['is more than it cost', 'update restitutions set credits = credits + 1'],
    ['goes to somebody else', 'update restitutions set fan_id = creator_id'],
    ['disappears', 'delete from restitutions'],
    [
      'is borne by another',
      `update ledger_postings set from_account = 'PHP:clearing:paypal' where starts_with(from_account, 'PHP:creator_payable') and entry_id in (select id from ledger_entries where reason = 'restitution')`,
    ],
    [
      'is owed, without an entry',
      `update restitutions set cause = 'left', cause_id = creator_id, debt_centavos = 1`,
    ],
    ['is of an unlock from long ago', `update restitutions set gone_at = gone_at + interval '60 days'`],
    [
      'has no entry',
      `insert into restitutions (id, fan_id, creator_id, sale_entry_id, cause, cause_id, gone_at, credits, creator_centavos, platform_centavos, created_at)
       select gen_random_uuid(), s.fan_id, s.creator_id, e.id, 'banned', s.creator_id, e.created_at, 1, 0, 100, now() from sales s join ledger_entries e on e.subject_id = s.id and e.reason = 'tip' limit 1`,
    ],
  ])('trips the law when it %s by hand', async (_what, corruption) => {
    const undone = new Error('undone');
    const run = harness.deps.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql.raw(corruption).execute(tx);
      const laws = (await checkInvariants(tx)).map(({ law }) => law);
      expect(laws).toContain('restitutions-are-booked');
      throw undone;
    });
    await expect(run).rejects.toBe(undone);
  });
});
