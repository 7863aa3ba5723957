import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { readExportedPage } from '../../platform/personal-data.ts';
import { closeBells, type Node, ring, startNode } from '../sockets/sockets.fixture.ts';
import { moveBroadcast } from './broadcasts/deliver-broadcast.ts';
import { useMessages } from './messages.fixture.ts';
import { messagesModule } from './module.ts';

/** Once a block is answered, nothing more of a conversation comes to either, on whichever node (P423). */

const { harness, call, send, read, shown, heard, events, scene, block, untilWaiting, whileWriting } =
  useMessages();

let other: Node;
beforeAll(async () => {
  other = await startNode(harness);
});
afterEach(closeBells);
afterAll(async () => {
  await other.stop();
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});

const unblock = (by: Person, whom: Person) => call('DELETE', `/users/${whom.id}/block`, by);

it('who is just writing has written before the block is answered, and comes no more after it', async () => {
  const { creator, fan, id } = await scene();
  await send(fan, id, 'before');
  let blocking: Promise<{ statusCode: number }> | undefined;
  const { written } = await whileWriting(
    creator,
    () => send(fan, id, 'meanwhile'),
    async () => {
      blocking = block(creator, fan).then((answer) => answer);
      await untilWaiting('"low_id"');
    },
  );
  expect((await blocking)?.statusCode).toBe(200);
  const { cursor } = await events(creator);
  expect(await heard(creator, id)).toHaveLength(2);
  expect((await written).statusCode).toBe(201);
  expect((await send(fan, id, 'after')).statusCode).toBe(403);
  expect((await events(creator, cursor)).events).toEqual([]);
  expect(await shown(creator, id)).toMatchObject({ unread_count: 2 });
});

it('what is just sent to many has begun its conversation before the block is answered', async () => {
  const { creator: known, fan, id: talk } = await scene();
  await send(known, talk, 'so that the fan has been told of something');
  const creator = await harness.factory.creator();
  await call('POST', `/creators/${creator.id}/follow`, fan);
  const body = { client_id: harness.deps.ids.next(), text: 'To all', audience: 'followers' };
  const { id } = (await call('POST', '/messages/broadcasts', creator, body)).json();
  let blocking: Promise<void> | undefined;
  let isBlocked = false;
  const { written } = await whileWriting(
    fan,
    () => moveBroadcast(harness.deps, id),
    async () => {
      blocking = block(fan, creator).then(() => {
        isBlocked = true;
      });
      await untilWaiting('for no key update');
      expect(isBlocked).toBe(false);
    },
  );
  await Promise.all([written, blocking]);
  expect(isBlocked).toBe(true);
  expect((await call('GET', '/conversations', fan)).json().conversations).toHaveLength(2);
});

it('many who write while they are blocked and unblocked are each refused, or there once and counted', async () => {
  const { creator, fan, id } = await scene();
  await send(creator, id);
  const toggles = async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      await block(creator, fan);
      const before = (await heard(creator, id, '?limit=100')).length;
      expect((await heard(creator, id, '?limit=100')).length).toBe(before);
      await unblock(creator, fan);
      await call('PUT', `/conversations/${id}`, creator, { is_muted: turn % 2 === 0 });
      await call('PUT', `/conversations/${id}`, creator, { is_restricted: turn % 3 === 0 });
    }
  };
  await call('POST', `/creators/${creator.id}/follow`, fan);
  const [answers] = await Promise.all([
    Promise.all(Array.from({ length: 50 }, (_, place) => send(fan, id, `${place}`))),
    toggles(),
  ]);
  const taken = answers.filter(({ statusCode }) => statusCode === 201);
  const there = (await heard(creator, id, '?limit=100')).filter(({ is_own }: { is_own: boolean }) => !is_own);
  expect(there.map((message: { id: string }) => message.id).sort()).toEqual(
    taken.map((answer) => answer.json().id).sort(),
  );
  expect(await shown(creator, id)).toMatchObject({ unread_count: taken.length });
  for (const answer of answers) expect([201, 403]).toContain(answer.statusCode);
});

describe('who reads while one of the two blocks the other', () => {
  it.each(['creator', 'fan'] as const)('is seen to do so by nobody, whoever of the two: %s', async (by) => {
    const { creator, fan, id } = await scene();
    await send(creator, id);
    for (let turn = 0; turn < 3; turn += 1) await send(fan, id);
    await read(creator, id, 2);
    await events(fan);
    await (by === 'creator' ? block(creator, fan) : block(fan, creator));
    const [before, { cursor }] = [await shown(fan, id), await events(fan)];
    expect(before.other_read_seq).toBe(2);
    const bell = await ring(other.url, fan);
    for (const seq of [3, 4]) expect((await read(creator, id, seq)).json()).toMatchObject({ read_seq: seq });
    await harness.deps.deliveries.flush();
    expect(await shown(fan, id)).toEqual(before);
    expect((await events(fan, cursor)).events).toEqual([]);
    expect(await shown(creator, id)).toMatchObject({ read_seq: 4, unread_count: 0 });

    await (by === 'creator' ? unblock(creator, fan) : unblock(fan, creator));
    expect((await read(creator, id, 4)).json()).toMatchObject({ read_seq: 4 });
    expect(await shown(fan, id)).toMatchObject({ other_read_seq: 4, other_delivered_seq: 4 });
    await expect.poll(() => bell.rings).toEqual([cursor + 1]);
  });

  it('finds nothing of the block in the file of their data', async () => {
    const { creator, fan, id } = await scene();
    for (let turn = 0; turn < 2; turn += 1) await send(fan, id);
    await read(creator, id, 1);
    await block(fan, creator);
    await read(creator, id, 2);
    const { conversations } = messagesModule.personal.exported;
    const rows = await readExportedPage(harness.deps.db, conversations, creator.id, null, 10);
    expect(rows).toMatchObject([{ conversation_id: id, read_seq: 2, delivered_seq: 2 }]);
    expect(Object.keys(rows[0] ?? {})).not.toContain('shown_read_seq');
  });
});
