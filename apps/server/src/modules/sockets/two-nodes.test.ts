import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { jpeg, sendForm } from '../../../test/forms.ts';
import { useHarness } from '../../../test/harness.ts';
import { OwnPostgres } from '../../../test/own-postgres.ts';
import { hasRedis, type RedisServer } from '../../../test/redis-server.ts';
import type { ServerProcess } from '../../../test/server-process.ts';
import { workedOff } from '../clawbacks/clawbacks.fixture.ts';
import { startNode, startRedis, takeDemoForMade, WITH_NODES } from './nodes.fixture.ts';
import { bellOf, closeBells, opened } from './sockets.fixture.ts';

/** Longer than a node waits for the answer of the connection on which it hears the other. */
const FROZEN_MS = 12_000;

/** Real: two nodes of the program, a PostgreSQL of their own, one Redis where it is installed. */
const postgres = new OwnPostgres();
const harness = useHarness({
  database: postgres.database,
  ...WITH_NODES,
});
let redis: RedisServer | undefined;
let here: ServerProcess;
let there: ServerProcess;

beforeAll(async () => {
  redis = await startRedis();
  await takeDemoForMade(harness);
  [here, there] = await Promise.all([startNode(harness, 'here', redis), startNode(harness, 'there', redis)]);
});
afterEach(closeBells);
afterAll(async () => {
  await Promise.all([here?.kill9(), there?.kill9()]);
  await redis?.remove();
});

const ask = (node: ServerProcess, method: string, url: string, person: Person, body?: object) =>
  fetch(`${node.url}/api${url}`, {
    method,
    headers: { ...person.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const json = async <Answer>(asked: Promise<Response>) => (await (await asked).json()) as Answer;
const bellAt = (node: ServerProcess, person: Person) => opened(bellOf(node.url, person.headers));
const write = (node: ServerProcess, from: Person, id: string, text: string) =>
  ask(node, 'POST', `/conversations/${id}/messages`, from, { client_id: harness.deps.ids.next(), text });

/** A fan and a creator in a conversation. */
async function two() {
  const [fan, creator] = [await harness.factory.fan(), await harness.factory.creator()];
  await ask(there, 'POST', `/creators/${creator.id}/follow`, fan);
  const { id } = await json<{ id: string }>(
    ask(there, 'POST', '/conversations', fan, { user_id: creator.id }),
  );
  return { fan, creator, id };
}

const ways: Record<string, { take: () => Promise<unknown>; bring: () => Promise<unknown> }> = {
  'is killed, and is empty once it is back': {
    take: async () => redis?.stop(),
    bring: async () => redis?.start(),
  },
  'is a black hole': {
    take: async () => redis?.signal('SIGSTOP'),
    bring: async () => redis?.signal('SIGCONT'),
  },
  'is full': {
    take: async () => redis?.tell('config', 'set', 'maxmemory', '1'),
    bring: async () => redis?.tell('config', 'set', 'maxmemory', '0'),
  },
};

it.skipIf(!hasRedis).each(Object.keys(ways))(
  'where Redis %s, who signs out or is banned on one node has no socket on the other, and everybody else is rung (P922)',
  async (way) => {
    const { fan, creator, id } = await two();
    const [leaving, banned, admin] = [
      await harness.factory.fan(),
      await harness.factory.fan(),
      await harness.factory.admin(),
    ];
    const bell = await bellAt(here, creator);
    const [left, shut] = [await bellAt(here, leaving), await bellAt(here, banned)];
    const said = async (text: string) => {
      expect((await write(there, fan, id, text)).status).toBe(201);
    };
    await said('1');
    await ways[way]?.take();
    try {
      expect((await ask(there, 'POST', '/auth/logout', leaving)).status).toBeLessThan(300);
      const reason = { reason: 'Spam in comments' };
      expect((await ask(there, 'POST', `/admin/users/${banned.id}/ban`, admin, reason)).status).toBeLessThan(
        300,
      );
      expect(await Promise.all([left.ended, shut.ended])).toEqual(['transport close', 'transport close']);
      for (const text of ['2', '3']) await said(text);
      await expect.poll(() => bell.rings.at(-1)).toBe(3);
      for (const gone of [leaving, banned])
        await expect(bellAt(here, gone)).rejects.toMatchObject({ description: { message: /401/ } });
    } finally {
      await ways[way]?.bring();
    }
    await said('4');
    await expect.poll(() => bell.rings.at(-1)).toBe(4);
    const { messages } = await json<{ messages: { text: string }[] }>(
      ask(here, 'GET', `/conversations/${id}/messages?after=0`, creator),
    );
    expect(messages.map(({ text }) => text)).toEqual(['1', '2', '3', '4']);
    expect(bell.connected).toBe(true);
  },
);

it('a message that is paid for on both nodes at once is paid for once, and both people are rung on the node where they are (P433)', async () => {
  const { fan, creator, id } = await two();
  await harness.factory.buy(fan.id, 100);
  const form = { files: [{ content: await jpeg() }] };
  const photo = (await sendForm(harness, creator.headers, form, `/api/conversations/${id}/files`)).json();
  const offer = { client_id: harness.deps.ids.next(), text: 'x', media_ids: [photo.file_key], price: 40 };
  const message = await json<{ id: string }>(
    ask(here, 'POST', `/conversations/${id}/messages`, creator, offer),
  );
  const [mine, theirs] = [await bellAt(here, creator), await bellAt(there, fan)];
  const pay = (node: ServerProcess) =>
    json<{ balance: number }>(ask(node, 'POST', `/messages/${message.id}/unlock`, fan, { credits: 40 }));
  const answers = await Promise.all([there, here, there, here].map(pay));
  expect(answers.map(({ balance }) => balance)).toEqual([60, 60, 60, 60]);
  await workedOff(harness, ['messages.tell-unlocked']);
  for (const bell of [mine, theirs]) await expect.poll(() => bell.rings.at(-1)).toBe(2);
});

it('that somebody is writing one process hears of the other', async () => {
  const { fan, creator, id } = await two();
  for (const from of [fan, creator]) expect((await write(there, from, id, 'Kumusta')).status).toBe(201);
  const [mine, theirs] = [await bellAt(here, fan), await bellAt(there, creator)];
  mine.emit('typing', id);
  await expect.poll(() => theirs.typing).toEqual([id]);
});

it('who is here, and not any more, one process hears of the other (P515)', async () => {
  const [fan, creator] = [await harness.factory.fan(), await harness.factory.creator()];
  const isOnline = async () =>
    (await json<{ is_online: boolean }>(ask(here, 'GET', `/users/by-username/${creator.username}`, fan)))
      .is_online;
  const longAgo = new Date(Date.now() - 3_600_000);
  await harness.deps.db
    .updateTable('users')
    .set({ last_seen_at: longAgo })
    .where('id', '=', creator.id)
    .execute();
  expect(await isOnline()).toBe(false);
  const bell = await bellAt(there, creator);
  await expect.poll(isOnline).toBe(true);
  bell.disconnect();
  await expect.poll(isOnline).toBe(false);
});

it('a node that stood still and goes on has no socket and no call for who left meanwhile, and rings for all that was written', async () => {
  const { fan, creator, id } = await two();
  const leaving = await harness.factory.fan();
  const [bell, left] = [await bellAt(here, creator), await bellAt(here, leaving)];
  // It knows their session by heart.
  expect((await ask(here, 'GET', '/events?after=0', leaving)).status).toBe(200);
  process.kill(here.pid, 'SIGSTOP');
  let late: Promise<Response>;
  try {
    // It comes to this call first as it goes on, and to what it missed after that.
    late = ask(here, 'GET', '/events?after=0', leaving);
    expect((await ask(there, 'POST', '/auth/logout', leaving)).status).toBeLessThan(300);
    for (const text of ['1', '2', '3']) expect((await write(there, fan, id, text)).status).toBe(201);
    await pause(FROZEN_MS);
  } finally {
    process.kill(here.pid, 'SIGCONT');
  }
  expect(await left.ended).toBe('transport close');
  expect((await late).status).toBe(401);
  // Whoever heard nothing is rung without a number, and asks.
  await expect.poll(() => [3, null].includes(bell.rings.at(-1) ?? null) && bell.rings.length > 0).toBe(true);
  const { events } = await json<{ events: { cursor: number }[] }>(
    ask(here, 'GET', '/events?after=0', creator),
  );
  expect(events.map(({ cursor }) => cursor)).toEqual([1, 2, 3]);
});

it('where a node is stopped for a new release, its 200 sockets end at once and are had on the other, which then rings them', async () => {
  const crowd: Person[] = [];
  while (crowd.length < 39) crowd.push(await harness.factory.fan());
  const { fan, creator, id } = await two();
  const five = (node: ServerProcess, person: Person) =>
    Promise.all(Array.from({ length: 5 }, () => bellAt(node, person)));
  const before = (await Promise.all([creator, ...crowd].map((person) => five(here, person)))).flat();
  expect(before).toHaveLength(200);
  const stopped = here.stop();
  expect(new Set(await Promise.all(before.map((bell) => bell.ended)))).toEqual(new Set(['transport close']));
  const after = (await Promise.all([creator, ...crowd].map((person) => five(there, person)))).flat();
  expect(await stopped).toBe(0);
  expect((await write(there, fan, id, 'After it')).status).toBe(201);
  for (const bell of after.slice(0, 5)) await expect.poll(() => bell.rings.at(-1)).toBe(1);
  expect(after.every(({ connected }) => connected)).toBe(true);
});
