import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { lockWaiters } from '../../../test/lock-waiters.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { purseOf, workedOff } from '../clawbacks/clawbacks.fixture.ts';
import { bankSays, bought } from '../credits/disputes/disputes.fixture.ts';
import { banPerson, liftSanction } from '../enforcement/index.ts';
import { lookAgain } from '../restitutions/look-again.ts';
import { useSubscribing } from '../subscriptions/subscribe.fixture.ts';

/** What is left of months comes back with a block (P1036). Fake: providers and clock. Real: the calls, the books, the queue and its workers. */
const { harness, headersOf, ask, balanceOf, subscribersOf, offer, scene, renew } = useSubscribing();
let admin: Person;
beforeAll(async () => {
  admin = await harness.factory.admin();
});
afterEach(async () => {
  await worked();
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});

const worked = () => workedOff(harness, ['clawbacks.settle', 'restitutions.give', 'restitutions.mail']);
async function send(method: 'GET' | 'POST' | 'DELETE', url: string, person: Person, payload?: object) {
  const headers = await headersOf(person);
  return harness.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
}
async function block(creator: Person, fan: Person): Promise<void> {
  expect((await send('POST', `/users/${fan.id}/block`, creator)).statusCode).toBe(200);
}
const unblock = (creator: Person, fan: Person) => send('DELETE', `/users/${fan.id}/block`, creator);
async function subscribe(fan: Person, creator: Person, plan = 'monthly'): Promise<void> {
  expect((await ask('POST', fan, creator.id, { plan })).statusCode).toBe(200);
}
const lawful = async () => expect(await checkInvariants(harness.deps.db)).toEqual([]);
const isOpenTo = async (fan: Person, creator: Person) =>
  !(await send('GET', `/creators/${creator.id}/posts`, fan)).json().posts[0].is_locked;
const give = (giver: Person, creator: Person, { username }: Person) =>
  send('POST', `/creators/${creator.id}/gifts`, giver, { client_id: randomUUID(), credits: 100, username });
const monthly = () => scene({ price: 10_000, credits: 1500 });

it('all that was not served of a bundle, which ends at once, also for who is let in again; and of what is bought anew', async () => {
  const { creator, fan } = await monthly();
  await harness.factory.post(creator.id, { isSubscriberOnly: true, content: 'For subscribers' });
  await offer(creator, { bundle_12_percent: 10 });
  await subscribe(fan, creator, 'months_12');
  expect([await balanceOf(fan), await subscribersOf(creator)]).toEqual([420, 1]);
  // 73 of 365 days: a fifth was had.
  harness.clock.set('2026-04-14T04:00:00.000Z');
  await block(creator, fan);
  await lawful();
  await unblock(creator, fan);
  expect(await isOpenTo(fan, creator)).toBe(false);
  await worked();
  expect(await balanceOf(fan)).toBe(420 + 864);
  expect(await purseOf(harness, creator)).toMatchObject({ earned: 15_120, owed: 0 });
  await lawful();

  await subscribe(fan, creator);
  await lawful();
  expect([await balanceOf(fan), await isOpenTo(fan, creator)]).toEqual([1184, true]);
  await block(creator, fan);
  await block(creator, fan);
  await worked();
  expect(await balanceOf(fan)).toBe(1284);
  await lawful();
  harness.clock.advance(60_000);
  await renew();
  expect(await subscribersOf(creator)).toBe(0);
  await lawful();
  await unblock(creator, fan);
  await subscribe(fan, creator);
  await lawful();
  harness.clock.set('2026-05-14T04:01:00.000Z');
  await renew();
  expect(await balanceOf(fan)).toBe(1084);
});

it('once, however often and at the same time it is pressed, and says neither who nor why', async () => {
  const { creator, fan } = await monthly();
  await subscribe(fan, creator);
  await Promise.all(Array.from({ length: 4 }, () => block(creator, fan)));
  await unblock(creator, fan);
  await worked();
  expect(await balanceOf(fan)).toBe(1500);
  expect(await purseOf(harness, creator)).toMatchObject({ earned: 0, owed: 0 });
  const folder = harness.deps.mail.folder ?? '';
  const all = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  const { email } = await harness.deps.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', fan.id)
    .executeTakeFirstOrThrow();
  const mails = all.filter((mail) => mail.includes(`To: ${email}`));
  expect(mails).toHaveLength(1);
  expect(mails[0]).not.toContain(creator.username);
});

it.each(['a first month', 'a bundle', 'a renewal', 'a gift'])(
  '%s that is just being paid comes back too',
  async (what) => {
    const { creator, fan } = await monthly();
    const giver = await harness.factory.fan({ credits: 100 });
    await offer(creator, { bundle_12_percent: 10 });
    if (what === 'a renewal') {
      await subscribe(fan, creator);
      harness.clock.set('2026-02-28T04:00:00.000Z');
    }
    const pays = async () => {
      if (what === 'a renewal') return renew();
      if (what === 'a gift') expect((await give(giver, creator, fan)).statusCode).toBe(201);
      else await subscribe(fan, creator, what === 'a bundle' ? 'months_12' : 'monthly');
    };
    const pending: Promise<void>[] = [];
    await inTransaction(harness.deps.moneyDb, async (tx) => {
      // Whoever counts subscribers waits; a renewal waits for who pays it.
      await sql`select from users where id = ${creator.id}::uuid for no key update`.execute(tx);
      if (what === 'a renewal') await sql`lock table ledger_entries in exclusive mode`.execute(tx);
      pending.push(pays());
      await expect.poll(() => lockWaiters(harness)).toBe(1);
      pending.push(block(creator, fan));
      await expect.poll(() => lockWaiters(harness)).toBe(2);
    });
    await Promise.all(pending);
    await worked();
    expect([await balanceOf(fan), await balanceOf(giver)]).toEqual([what === 'a renewal' ? 1400 : 1500, 100]);
    expect(await purseOf(harness, creator)).toMatchObject({
      earned: what === 'a renewal' ? 7000 : 0,
      owed: 0,
    });
    const { subscriptions } = (await send('GET', '/subscriptions', fan)).json();
    expect(subscriptions).toEqual([]);
  },
);

it('to who gave months, also those that have not begun; and nothing for days that were free', async () => {
  const { creator, fan } = await monthly();
  const giver = await harness.factory.fan({ credits: 100 });
  await offer(creator, { trial_days: 7 });
  await subscribe(fan, creator, 'introduction');
  await give(giver, creator, fan);
  expect([await balanceOf(fan), await balanceOf(giver)]).toEqual([1500, 0]);
  await block(creator, fan);
  await worked();
  expect([await balanceOf(fan), await balanceOf(giver)]).toEqual([1500, 100]);
  await lawful();
  await unblock(creator, fan);
  await subscribe(fan, creator);
  expect(await balanceOf(fan)).toBe(1400);
});

it('what a dispute has is not given, and is once it is won', async () => {
  const { creator } = await monthly();
  const purchase = await bought(harness);
  await subscribe(purchase.fan, creator);
  await bankSays(harness, purchase, 'open');
  await worked();
  await block(creator, purchase.fan);
  await worked();
  await lookAgain(harness.deps);
  await worked();
  expect(await balanceOf(purchase.fan)).toBe(0);
  await lawful();
  await bankSays(harness, purchase, 'won');
  await worked();
  for (let again = 0; again < 2; again += 1) {
    await lookAgain(harness.deps);
    await worked();
    expect(await balanceOf(purchase.fan)).toBe(100);
  }
});

it('of months that a dispute has in part, the rest comes back at once, and the part once it is won (P1062)', async () => {
  const { creator } = await scene({ price: 15_000 });
  const purchase = await bought(harness);
  const { fan } = await bought(harness, {}, purchase.fan);
  await subscribe(fan, creator);
  // 50 of its 100 are left and taken; the other 50 are a third of the month.
  await bankSays(harness, purchase, 'open');
  await worked();
  await block(creator, fan);
  await worked();
  expect([await balanceOf(fan), (await purseOf(harness, creator)).earned]).toEqual([100, 0]);
  await lawful();
  harness.clock.advance(60_000);
  await bankSays(harness, purchase, 'won');
  await worked();
  for (let again = 0; again < 2; again += 1) {
    await lookAgain(harness.deps);
    await worked();
    expect(await balanceOf(fan)).toBe(200);
  }
  expect(await purseOf(harness, creator)).toMatchObject({ earned: 0, owed: 0 });
});

it('who is banned before it came gets it once the ban is lifted', async () => {
  const { creator, fan } = await monthly();
  await subscribe(fan, creator);
  await block(creator, fan);
  const judged = { userId: fan.id, reason: 'So' };
  const judge = { id: admin.id, from: '127.0.0.1' };
  await inTransaction(harness.deps.db, (tx) => banPerson(harness.deps, tx, judge, judged));
  await worked();
  expect(await balanceOf(fan)).toBe(1400);
  harness.clock.advance(60_000);
  await inTransaction(harness.deps.db, (tx) => liftSanction(harness.deps, tx, judge, judged));
  for (let again = 0; again < 2; again += 1) {
    await lookAgain(harness.deps);
    await worked();
    expect(await balanceOf(fan)).toBe(1500);
  }
});
