import { sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useSubscribing } from './subscribe.fixture.ts';

const { harness, ask, headersOf, offer, setPrice, scene, renewAt } = useSubscribing();

/** A creator with both messages, and a fan. */
async function prepared(options?: Parameters<typeof scene>[0]) {
  const each = await scene(options);
  for (const kind of ['welcome', 'ended']) {
    const answer = await harness.app.inject({
      method: 'PUT',
      url: `/api/messages/automatic/${kind}`,
      headers: await headersOf(each.creator),
      payload: { text: 'Kumusta', is_on: true },
    });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  return each;
}
const owedTo = async (fan: Person) => {
  const { rows } = await sql<{
    kind: string;
  }>`select kind from automatic_sends where fan_id = ${fan.id} order by owed_at`.execute(harness.deps.db);
  return rows.map(({ kind }) => kind);
};

it('owes a welcome to who begins, and the other one when paid time ends: cancelled, or not paid for; once', async () => {
  const [cancelled, poor, loyal] = [
    await prepared(),
    await prepared({ credits: 200 }),
    await prepared({ credits: 1000 }),
  ];
  for (const { creator, fan } of [cancelled, poor, loyal]) await ask('POST', fan, creator.id);
  await ask('DELETE', cancelled.fan, cancelled.creator.id);
  harness.clock.set('2026-02-28T04:00:00.000Z');
  await Promise.all([renewAt('2026-02-28T04:00:00.000Z'), renewAt('2026-02-28T04:00:00.000Z')]);
  expect(await owedTo(cancelled.fan)).toEqual(['welcome', 'ended']);
  expect(await owedTo(poor.fan)).toEqual(['welcome']);
  harness.clock.set('2026-03-03T04:00:00.000Z');
  await Promise.all([renewAt('2026-03-03T04:00:00.000Z'), renewAt('2026-03-03T04:00:00.000Z')]);
  expect(await owedTo(poor.fan)).toEqual(['welcome', 'ended']);
  expect(await owedTo(loyal.fan)).toEqual(['welcome']);
});

it('owes nothing by the end of what was not paid for', async () => {
  const [free, trial] = [await prepared({ price: 0 }), await prepared({ credits: 0 })];
  await offer(trial.creator, { trial_days: 7 });
  await ask('POST', free.fan, free.creator.id);
  const begun = await ask('POST', trial.fan, trial.creator.id, { plan: 'introduction' });
  expect(begun.statusCode, begun.body).toBeLessThan(300);
  await setPrice(free.creator, 10_000);
  await renewAt('2026-02-07T04:00:00.000Z', '2026-02-08T04:00:00.000Z', '2026-02-28T04:00:00.000Z');
  await renewAt('2026-03-03T04:00:00.000Z', '2026-03-03T04:01:00.000Z');
  expect(
    await harness.deps.db
      .selectFrom('subscriptions')
      .select('fan_id')
      .where('fan_id', 'in', [free.fan.id, trial.fan.id])
      .execute(),
  ).toEqual([]);
  expect([await owedTo(free.fan), await owedTo(trial.fan)]).toEqual([['welcome'], ['welcome']]);
});

it('waits for nobody who writes, sends or is owed one just now', async () => {
  const { creator, fan } = await prepared();
  await ask('POST', await harness.factory.fan({ credits: 500 }), creator.id);
  const client = new pg.Client({ connectionString: harness.connectionString });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select from automatic_messages where creator_id = $1 for update', [creator.id]);
    await client.query('select from automatic_sends where creator_id = $1 for update', [creator.id]);
    await client.query(
      "insert into automatic_sends (creator_id, fan_id, kind, owed_at, due_at) values ($1, $2, 'welcome', now(), now())",
      [creator.id, fan.id],
    );
    const answer = await ask('POST', fan, creator.id);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  } finally {
    await client.query('rollback');
    await client.end();
  }
  expect(await owedTo(fan)).toEqual(['welcome']);
});
