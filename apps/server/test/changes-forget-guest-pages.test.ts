import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { useHarness } from './harness.ts';

/** Whatever guests' pages say is announced when it changes, by the database itself; what changes all day is not. */

const harness = useHarness();
let heard: string[];

beforeAll(() => {
  harness.deps.listener?.on('guest_pages_changed', (id) => void heard.push(id));
});
beforeEach(() => {
  heard = [];
});

const announced = (id: string) => expect.poll(() => heard).toContain(id);

/** What is announced after something arrives after it. */
async function silentAfter(change: Promise<unknown>): Promise<void> {
  await change;
  await sql`select pg_notify('guest_pages_changed', 'end')`.execute(harness.deps.db);
  await expect.poll(() => heard).toEqual(['end']);
}

it('announces a post that appears, changes or goes, by its creator', async () => {
  const creator = await harness.factory.creator();
  const id = await harness.factory.post(creator.id);
  await announced(creator.id);
  for (const change of [
    sql`update posts set title = 'Another title' where id = ${id}`,
    sql`update posts set status = 'in_review' where id = ${id}`,
    sql`update posts set status = 'published' where id = ${id}`,
  ]) {
    heard = [];
    await change.execute(harness.deps.db);
    await announced(creator.id);
  }
});

it('announces a person who changes, also who may not be seen any more', async () => {
  const creator = await harness.factory.creator();
  for (const [column, value] of [
    ['bio', 'Other words'],
    ['status', 'suspended'],
    ['kyc_status', 'rejected'],
  ]) {
    heard = [];
    await sql`update users set ${sql.ref(column ?? '')} = ${value} where id = ${creator.id}`.execute(
      harness.deps.db,
    );
    await announced(creator.id);
  }
});

it('announces no figures, and nothing that stays as it was', async () => {
  const creator = await harness.factory.creator();
  const id = await harness.factory.post(creator.id);
  await announced(creator.id);
  heard = [];
  const { db } = harness.deps;
  await silentAfter(
    sql`update posts set views_count = views_count + 1, rank = rank + 1 where id = ${id}`.execute(db),
  );
  heard = [];
  await silentAfter(
    sql`update users set followers_count = 0, last_seen_at = now(), bio = bio where id = ${creator.id}`.execute(
      db,
    ),
  );
});
