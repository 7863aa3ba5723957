import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { OwnPostgres } from '../../../test/own-postgres.ts';
import type { RedisServer } from '../../../test/redis-server.ts';
import type { ServerProcess } from '../../../test/server-process.ts';
import { startNode, startRedis, takeDemoForMade, WITH_NODES } from '../sockets/nodes.fixture.ts';
import { bellOf, closeBells, opened } from '../sockets/sockets.fixture.ts';

/** So many fans write with as many creators, each with each. */
const PEOPLE = 10;
const MESSAGES = 3;
const AT_ONCE = 16;
const CALL_MS = 4000;
/** Every seventh answer is lost in a tunnel. */
const TUNNEL_MS = 15;

/** Real: two nodes of the program, a PostgreSQL of their own, one Redis where it is installed. */
const postgres = new OwnPostgres();
const harness = useHarness({
  database: postgres.database,
  ...WITH_NODES,
});
let redis: RedisServer | undefined;
let nodes: ServerProcess[] = [];

interface Talk {
  id: string;
  people: readonly [Person, Person];
}
const talks: Talk[] = [];

beforeAll(async () => {
  redis = await startRedis();
  await takeDemoForMade(harness);
  const creators = await Promise.all(Array.from({ length: PEOPLE }, () => harness.factory.creator()));
  const fans = await Promise.all(Array.from({ length: PEOPLE }, () => harness.factory.fan()));
  for (const creator of creators)
    for (const fan of fans) {
      const call = (url: string, payload?: object) =>
        harness.app.inject({
          method: 'POST',
          url: `/api${url}`,
          headers: fan.headers,
          ...(payload && { payload }),
        });
      await call(`/creators/${creator.id}/follow`);
      const { id } = (await call('/conversations', { user_id: creator.id })).json();
      talks.push({ id, people: [fan, creator] });
    }
  nodes = await Promise.all([startNode(harness, 'node-0', redis), startNode(harness, 'node-1', redis)]);
});

afterAll(async () => {
  closeBells();
  await Promise.all(nodes.map((node) => node.kill9()));
  await redis?.remove();
});

let asked = 0;
let accepted = 0;

/** Writes as a phone does: to whichever node answers, under one name for the message, until one took it. */
async function write({ id, people }: Talk, from: 0 | 1, text: string): Promise<void> {
  const body = JSON.stringify({ client_id: harness.deps.ids.next(), text });
  for (;;) {
    asked += 1;
    const url = `${nodes[asked % nodes.length]?.url}/api/conversations/${id}/messages`;
    const headers = { ...people[from].headers, 'content-type': 'application/json' };
    const patience = asked % 7 === 0 ? TUNNEL_MS : CALL_MS;
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(patience),
    }).catch(() => null);
    if (answer?.status === 201) {
      accepted += 1;
      return;
    }
    if (answer && answer.status < 500 && answer.status !== 429)
      throw new Error(`refused: ${answer.status} ${await answer.text()}`);
    await pause(50);
  }
}

/** Both write at the same time, each their own one after the other. */
async function talk(each: Talk): Promise<void> {
  const side = async (from: 0 | 1) => {
    for (let place = 1; place <= MESSAGES; place += 1) await write(each, from, `${from} ${place}`);
  };
  await Promise.all([side(0), side(1)]);
}

/** What this process answers, once it has connections again: its own were cut with everybody's. */
async function read(url: string, { headers }: Person) {
  const look = () => harness.app.inject({ url, headers });
  let answer: Awaited<ReturnType<typeof look>> | undefined;
  await expect
    .poll(async () => {
      answer = await look();
      return answer.statusCode;
    })
    .toBe(200);
  return answer ?? look();
}

async function untilAccepted(count: number): Promise<void> {
  while (accepted < count) await pause(20);
}

it('every accepted message arrives once and in order, whichever node is killed, whenever Redis is away and PostgreSQL starts anew', async () => {
  const all = PEOPLE * PEOPLE * 2 * MESSAGES;
  const [, staying] = nodes;
  const listener = talks[0]?.people[1];
  if (!listener || !staying) throw new Error('nobody talks');
  const bell = await opened(bellOf(staying.url, listener.headers));

  const waiting = [...talks];
  const people = Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await talk(next);
  });
  await untilAccepted(all / 6);
  await nodes[0]?.kill9();
  await untilAccepted(all / 3);
  await redis?.stop();
  await untilAccepted(all / 2);
  nodes[0] = await startNode(harness, 'node-2', redis);
  await redis?.start();
  await untilAccepted((all * 2) / 3);
  await postgres.stop();
  await pause(1000);
  await postgres.start();
  await Promise.all(people);
  expect(accepted).toBe(all);

  const expected = (from: number) => Array.from({ length: MESSAGES }, (_, place) => `${from} ${place + 1}`);
  for (const { id, people: both } of talks) {
    const answer = await read(`/api/conversations/${id}/messages?after=0&limit=100`, both[0]);
    const messages: { seq: number; text: string }[] = answer.json().messages;
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 2 * MESSAGES }, (_, at) => at + 1));
    for (const from of [0, 1])
      expect(messages.map(({ text }) => text).filter((text) => text.startsWith(`${from} `))).toEqual(
        expected(from),
      );
  }
  // Who heard the bell on the node that stayed knows of the last of all, whatever was between.
  const events = await read('/api/events?after=0&limit=1', listener);
  const last = PEOPLE * 2 * MESSAGES;
  expect(events.json().events).toHaveLength(1);
  await expect.poll(() => bell.rings.at(-1) ?? last).toBe(last);
});
