import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { sendAutomatic } from './automatic/send-automatic.ts';
import { moveBroadcast } from './broadcasts/deliver-broadcast.ts';
import { useMessages } from './messages.fixture.ts';

/** Nothing comes after a block is answered, also of what begins conversations for many, or by itself (P423). */

const { harness, call, send, inbox, scene, block, untilWaiting, whileWriting } = useMessages();

afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

const countOf = async (person: Person) => (await inbox(person)).conversations.length;

it('who blocks while another receiver of a message to many is waited for gets nothing', async () => {
  const [creator, ...followers] = [
    await harness.factory.creator(),
    await harness.factory.fan(),
    await harness.factory.fan(),
    await harness.factory.fan(),
  ];
  const [first, blocker, blocked] = followers.sort((a, b) => (a.id < b.id ? -1 : 1)) as [
    Person,
    Person,
    Person,
  ];
  for (const fan of followers) await call('POST', `/creators/${creator.id}/follow`, fan);
  const body = { client_id: harness.deps.ids.next(), text: 'To all', audience: 'followers' };
  const { id } = (await call('POST', '/messages/broadcasts', creator, body)).json();
  let moving: Promise<void> | undefined;
  await inTransaction(harness.deps.moneyDb, async (tx) => {
    await sql`select from users where id = ${first.id}::uuid for update`.execute(tx);
    moving = moveBroadcast(harness.deps, id);
    await untilWaiting('for share of u');
    expect((await block(blocker, creator)).statusCode).toBe(200);
    expect((await block(creator, blocked)).statusCode).toBe(200);
  });
  await moving;
  expect(await Promise.all([first, blocker, blocked].map(countOf))).toEqual([1, 0, 0]);
});

it('what is just said by itself has begun its conversation before the block is answered', async () => {
  const { creator: known, fan, id: talk } = await scene();
  await send(known, talk, 'so that the fan has been told of something');
  const creator = await harness.factory.creator();
  const free = { subscription_price_centavos: 0 };
  await harness.deps.db.updateTable('users').set(free).where('id', '=', creator.id).execute();
  await call('PUT', '/messages/automatic/welcome', creator, { text: 'Salamat', is_on: true });
  await call('POST', `/creators/${creator.id}/subscription`, fan);
  let blocking: Promise<void> | undefined;
  let isBlocked = false;
  const { written } = await whileWriting(
    fan,
    () => sendAutomatic(harness.deps),
    async () => {
      blocking = block(fan, creator).then(() => {
        isBlocked = true;
      });
      await untilWaiting('for no key update');
      expect(isBlocked).toBe(false);
    },
  );
  await Promise.all([written, blocking]);
  expect(await countOf(fan)).toBe(2);
});

it('a block is answered all the same while somebody’s writing does not end', async () => {
  const { creator, fan, id } = await scene();
  await send(fan, id, 'before');
  const warned = vi.spyOn(harness.deps.log, 'warn');
  const { written } = await whileWriting(
    creator,
    () => send(fan, id, 'meanwhile'),
    async () => expect((await block(creator, fan)).statusCode).toBe(200),
  );
  await written;
  expect(warned).toHaveBeenCalledWith('somebody still wrote to whom they blocked, or who blocked them');
  expect((await send(fan, id, 'after')).statusCode).toBe(403);
});
