import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { moveBroadcast } from '../messages/broadcasts/deliver-broadcast.ts';
import { useMessages } from '../messages/messages.fixture.ts';
import { closeBells, listenOn, type Node, ring, startNode } from './sockets.fixture.ts';

const { harness, send, scene, call, events, shown, choose } = useMessages();

let here: string;
let other: Node;
beforeAll(async () => {
  here = await listenOn(harness.app);
  other = await startNode(harness);
});
afterEach(closeBells);
afterAll(() => other.stop());

/** A fan and a creator who wrote to each other, each with a socket on a node of their own. */
async function chat() {
  const { creator, fan, id } = await scene();
  await send(fan, id);
  await send(creator, id);
  const [mine, theirs] = [await ring(here, fan), await ring(other.url, creator)];
  return { creator, fan, id, mine, theirs };
}

/** Nothing may have come by when something that was said later has. */
async function expectNothing({ creator, fan, id, theirs }: Awaited<ReturnType<typeof chat>>): Promise<void> {
  await send(creator, id);
  await expect.poll(() => theirs.rings).not.toEqual([]);
  expect([fan.id, theirs.typing]).toEqual([fan.id, []]);
}

describe('that somebody is writing', () => {
  it('is told to the other of the conversation, on another node, and not again within seconds', async () => {
    const { id, mine, theirs } = await chat();
    const second = await chat();
    for (let turn = 0; turn < 10; turn += 1) mine.emit('typing', id);
    await expect.poll(() => theirs.typing).toEqual([id]);
    second.mine.emit('typing', second.id);
    await expect.poll(() => second.theirs.typing).toEqual([second.id]);
    expect([theirs.typing, mine.typing]).toEqual([[id], []]);
  });

  it('is told to nobody by who is not of the conversation', async () => {
    const made = await chat();
    const stranger = await ring(here, await harness.factory.fan());
    stranger.emit('typing', made.id);
    await expectNothing(made);
  });

  it.each(['block', 'restrict', 'hide'] as const)('is not told where somebody chose to %s', async (what) => {
    const made = await chat();
    const { creator, fan, id, mine } = made;
    if (what === 'block') await call('POST', `/users/${fan.id}/block`, creator);
    if (what === 'restrict') await call('PUT', `/conversations/${id}`, creator, { is_restricted: true });
    if (what === 'hide') {
      await call('PUT', '/auth/me/presence', fan, { shows_online: false });
      await mine.ended.catch(() => undefined);
    }
    const again = mine.connected ? mine : await ring(here, fan);
    made.theirs.rings.length = 0;
    again.emit('typing', id);
    // Unblocked, so that something can be said later.
    await new Promise((done) => setTimeout(done, 300));
    if (what === 'block') await call('DELETE', `/users/${fan.id}/block`, creator);
    await expectNothing(made);
  });
});

describe('that messages came', () => {
  it('is told to who sent them, on another node, and to nobody else; of a message to many to nobody', async () => {
    const { creator, fan, id, mine, theirs } = await chat();
    const [second, hidden] = [await chat(), await chat()];
    await choose(hidden.creator, { shows_read: false });
    await events(hidden.creator);
    await events(creator);
    await harness.deps.deliveries.flush();
    await expect.poll(() => mine.delivered).toEqual([{ id, seq: 1 }]);
    const body = { client_id: harness.deps.ids.next(), text: 'Kumusta kayo', audience: 'all' };
    const { id: toMany } = (await call('POST', '/messages/broadcasts', creator, body)).json();
    await moveBroadcast(harness.deps, toMany);
    await events(fan);
    await events(second.creator);
    await harness.deps.deliveries.flush();
    await expect.poll(() => second.mine.delivered).toEqual([{ id: second.id, seq: 1 }]);
    expect(hidden.mine.delivered).toEqual([]);
    // What the creator wrote by hand came with the one to many, which is the newest.
    await expect.poll(() => theirs.delivered).toEqual([{ id, seq: 2 }]);
    expect(mine.delivered).toEqual([{ id, seq: 1 }]);
    expect((await shown(creator, id)).other_delivered_seq).toBe(3);
  });
});
