import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { moveBroadcast } from './broadcasts/deliver-broadcast.ts';
import { useMessages } from './messages.fixture.ts';

/** Once a ban or a suspension is answered, nothing of who is kept out comes any more (P423). */

const {
  harness,
  call,
  send,
  heard,
  events,
  scene,
  untilWaiting,
  whileWriting,
  untilKeptOut,
  keepOutWhileWriting,
} = useMessages();

afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

type Way = 'ban' | 'suspend';
const keepOut = (way: Way, admin: Person, { id }: Person) =>
  call('POST', `/admin/users/${id}/${way}`, admin, {
    reason: 'Links to another site.',
    ...(way === 'suspend' && { days: 3 }),
  });

it.each<Way>(['ban', 'suspend'])('waits with a %s for who is just writing', async (way) => {
  const [{ creator, fan, id }, admin] = [await scene(), await harness.factory.admin()];
  await send(fan, id, 'before');
  const { written, answered } = await keepOutWhileWriting(creator, () => send(fan, id, 'meanwhile'), {
    person: fan,
    keepOut: () => keepOut(way, admin, fan),
  });
  expect((await answered).statusCode).toBe(201);
  const { cursor } = await events(creator);
  expect(await heard(creator, id)).toHaveLength(2);
  await written;
  expect((await events(creator, cursor)).events).toEqual([]);
});

it('has who was let in before a ban write nothing after it', async () => {
  const [{ creator, fan, id }, admin] = [await scene(), await harness.factory.admin()];
  await send(fan, id, 'before');
  const pending: Promise<{ statusCode: number }>[] = [];
  await inTransaction(harness.deps.moneyDb, async (tx) => {
    await sql`select from conversations where id = ${id}::uuid for update`.execute(tx);
    pending.push(send(fan, id, 'meanwhile').then((answer) => answer));
    await untilWaiting('conversations');
    pending.push(keepOut('ban', admin, fan).then((answer) => answer));
    await untilKeptOut(fan);
  });
  expect((await pending[1])?.statusCode).toBe(201);
  expect((await pending[0])?.statusCode).toBe(403);
  expect(await heard(creator, id)).toHaveLength(1);
});

it('waits for what is just sent to many', async () => {
  const [{ creator: known, fan, id: talk }, admin] = [await scene(), await harness.factory.admin()];
  await send(known, talk, 'so that the fan has been told of something');
  const creator = await harness.factory.creator();
  await call('POST', `/creators/${creator.id}/follow`, fan);
  const body = { client_id: harness.deps.ids.next(), text: 'To all', audience: 'followers' };
  const { id } = (await call('POST', '/messages/broadcasts', creator, body)).json();
  const { written, answered } = await keepOutWhileWriting(fan, () => moveBroadcast(harness.deps, id), {
    person: creator,
    keepOut: () => keepOut('ban', admin, creator),
  });
  await answered;
  const before = (await events(fan)).cursor;
  await written;
  expect((await events(fan)).cursor).toBe(before);
});

it('is answered all the same while somebody’s writing does not end', async () => {
  const [{ creator, fan, id }, admin] = [await scene(), await harness.factory.admin()];
  await send(fan, id, 'before');
  const warned = vi.spyOn(harness.deps.log, 'warn');
  const { written } = await whileWriting(
    creator,
    () => send(fan, id, 'meanwhile'),
    async () => expect((await keepOut('ban', admin, fan)).statusCode).toBe(201),
  );
  await written;
  expect(warned.mock.calls.map(([, words]) => words)).toContain(
    'somebody who was kept out still wrote to others',
  );
});
