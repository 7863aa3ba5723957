import { NEWS_KINDS } from '@likha/contract/notification-kinds';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { EVENTS_NEW } from '../../events/index.ts';
import { tell } from '../tell.ts';

const harness = useHarness();

/** What all nodes heard on the channel of the sockets while something was done: in the order of commits, so up to a last word. */
async function heardWhile(act: () => Promise<void>): Promise<(string | undefined)[]> {
  const client = new pg.Client({ connectionString: harness.connectionString });
  await client.connect();
  await client.query(`listen ${EVENTS_NEW}`);
  const heard: (string | undefined)[] = [];
  const last = new Promise<void>((done) =>
    client.on('notification', ({ payload }) => (payload === 'last' ? done() : heard.push(payload))),
  );
  try {
    await act();
    await sql`select pg_notify(${EVENTS_NEW}, 'last')`.execute(harness.deps.db);
    await last;
  } finally {
    await client.end();
  }
  return heard;
}

const kindsOf = async (personId: string) => {
  const { db } = harness.deps;
  const rows = await db
    .selectFrom('notifications')
    .select('kind')
    .where('person_id', '=', personId)
    .execute();
  return rows.map(({ kind }) => kind);
};

it('is told of each kind by a row alone: no transaction of it notifies', async () => {
  const { factory, deps, clock } = harness;
  const [creator, fan] = [await factory.creator(), await factory.fan()];
  const heard = await heardWhile(async () => {
    for (const kind of NEWS_KINDS)
      await inTransaction(deps.db, (tx) =>
        tell(tx, { personId: creator.id, kind, groupKey: kind, actorId: fan.id, at: clock.now() }),
      );
  });
  expect([heard, await kindsOf(creator.id)]).toEqual([[], [...NEWS_KINDS]]);
});

it('is told of a tip and a purchase by their calls without one', async () => {
  const { factory, app } = harness;
  const [creator, fan] = [await factory.creator(), await factory.fan({ credits: 100 })];
  const post = await factory.post(creator.id, { price: 10 });
  const pay = async (url: string, payload: object) =>
    expect(
      (await app.inject({ method: 'POST', url, headers: fan.headers, payload })).statusCode,
    ).toBeLessThan(300);
  const heard = await heardWhile(async () => {
    await pay(`/api/creators/${creator.id}/tips`, { credits: 3, message: '' });
    await pay('/api/credits/unlock', { content_id: post });
  });
  expect([heard, (await kindsOf(creator.id)).sort()]).toEqual([[], ['tip', 'unlock']]);
});
