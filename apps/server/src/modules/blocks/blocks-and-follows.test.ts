import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { lockWaiters } from '../../../test/lock-waiters.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { inTransaction } from '../../platform/database/index.ts';

/** Whom a creator blocks follows no longer, also who presses Follow in that moment (P138). */
const harness = useHarness();
afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

const post = (url: string, { headers }: Person) =>
  harness.app.inject({ method: 'POST', url: `/api${url}`, headers }).then((answer) => answer);
const follow = (fan: Person, creator: Person) => post(`/creators/${creator.id}/follow`, fan);
const block = (creator: Person, fan: Person) => post(`/users/${fan.id}/block`, creator);
const untilWaiting = (words: string) => expect.poll(() => lockWaiters(harness, words)).toBeGreaterThan(0);

/** How many follow a creator, and how many are counted. */
async function followersOf({ id }: Person) {
  const { db } = harness.deps;
  const rows = await db.selectFrom('follows').select('fan_id').where('creator_id', '=', id).execute();
  const counted = db.selectFrom('users').select('followers_count').where('id', '=', id);
  return [rows.length, (await counted.executeTakeFirstOrThrow()).followers_count];
}

it('who follows before the block, and is not through with it, follows no longer', async () => {
  const [creator, fan] = [await harness.factory.creator(), await harness.factory.fan()];
  let blocking: ReturnType<typeof block> | undefined;
  await inTransaction(harness.deps.moneyDb, async (tx) => {
    // As a follow does that has just looked whether it may.
    const follows = { fan_id: fan.id, creator_id: creator.id, created_at: harness.clock.now() };
    await tx.insertInto('follows').values(follows).execute();
    await sql`update users set followers_count = followers_count + 1 where id = ${creator.id}::uuid`.execute(
      tx,
    );
    blocking = block(creator, fan);
    await untilWaiting('order by id for no key update');
  });
  expect((await blocking)?.statusCode).toBe(200);
  expect(await followersOf(creator)).toEqual([0, 0]);
});

it('who was let in before they were blocked does not follow after it', async () => {
  const [creator, fan] = [await harness.factory.creator(), await harness.factory.fan()];
  const pending: Promise<{ statusCode: number }>[] = [];
  await inTransaction(harness.deps.moneyDb, async (tx) => {
    // Whoever counts followers waits.
    await sql`select from users where id = ${creator.id}::uuid for no key update`.execute(tx);
    pending.push(follow(fan, creator));
    await untilWaiting('update "users"');
    pending.push(block(creator, fan));
    await untilWaiting('order by id for no key update');
  });
  expect((await Promise.all(pending)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await follow(fan, creator)).statusCode).toBe(404);
  expect(await followersOf(creator)).toEqual([0, 0]);
});
