import { Agent, get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MadeStream, makeStream } from '../../../providers/live/live-parts.fixture.ts';
import type { RelayEngine } from '../../../providers/live/relay-engine.ts';
import { type Relay, STREAM, startRelay } from './relay.fixture.ts';

/** Thousands behind one address, as behind a proxy: the server's bound on connections of an address is set aside, that on requests in flight is not. */
const MANY = 5000;
const OVER_HTTP = 1500;
let relay: Relay;
let made: MadeStream;
beforeAll(async () => {
  relay = await startRelay({
    bounds: { connections: 10_000, connectionsPerCustomer: 10_000, inFlight: 1000 },
  });
  made = await makeStream({ seconds: 6 });
});
afterAll(() => relay.stop());

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const ask = (url: string) =>
  new Promise<{ status: number; text: string }>((done, fail) => {
    get(url, { agent }, (answer: IncomingMessage) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (piece: string) => {
        text += piece;
      });
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
    }).on('error', fail);
  });
/** The addresses of so many guests. */
const guests = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const id = `guest-${at}`;
      relay.rights.watching.add(id);
      const until = new Date(relay.clock.ms + 60_000);
      const watching = await relay.engine.watch(STREAM, { id, sessionId: null, until });
      return `${relay.url}${watching.kind === 'hls' ? watching.playlistUrl : ''}`;
    }),
  );

it('who waits takes nobody’s place: more than are answered at a time wait, others are answered, and all get what comes', async () => {
  const send = relay.host();
  await send(0, made.init);
  await send(1, made.parts[0] ?? made.init);
  const addresses = await guests(OVER_HTTP);
  const waiting = addresses.map((address) => ask(`${address}?_HLS_msn=0&_HLS_part=1`));
  await expect.poll(async () => (await relay.engine.state(STREAM))?.viewers).toBe(OVER_HTTP);
  expect((await ask(addresses[0] ?? '')).status).toBe(200);
  expect((await send(2, made.parts[1] ?? made.init)).status).toBe(200);
  const answers = await Promise.all(waiting);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.text).toContain('p0.1.');
});

it('five thousand at once are woken by one part, with turns for others between', async () => {
  const engine = relay.engine as RelayEngine;
  const asked = (viewerId: string) => ({
    streamId: STREAM,
    viewerId,
    isUnseen: false,
    onGone: () => undefined,
  });
  const waiting = Array.from({ length: MANY }, (_, at) =>
    engine.playlist(asked(`guest-${at}`), { msn: 0, index: 2 }),
  );
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const sent = relay.host()(3, made.parts[2] ?? made.init);
  const answers = await Promise.all(waiting);
  isOver = true;
  expect(new Set(answers.map((answer) => 'found' in answer && answer.found.toString())).size).toBe(1);
  expect(turns).toBeGreaterThan(MANY / 200);
  expect((await sent).status).toBe(200);
});

it('one viewer neither waits in many places nor asks without end, and others behind the address do not notice', async () => {
  const [address = '', other = ''] = await guests(2);
  const waiting = Array.from({ length: 10 }, () => ask(`${address}?_HLS_msn=0&_HLS_part=3`));
  const first = await Promise.race(waiting);
  expect(first.status).toBe(503);
  const flood = await Promise.all(Array.from({ length: 300 }, () => ask(address)));
  expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThan(100);
  expect((await ask(other)).status).toBe(200);
  await relay.host()(4, made.parts[3] ?? made.init);
  expect((await Promise.all(waiting)).filter(({ status }) => status === 200)).toHaveLength(6);
});

it('a clock of the wall that jumps changes nothing for whoever waits or sends', async () => {
  const send = relay.host();
  const [address = ''] = (await guests(20)).slice(10);
  for (const jump of [3_600_000, -7_200_000, 3_600_000]) {
    const before = await relay.engine.state(STREAM);
    relay.clock.ms += jump;
    expect((await relay.engine.state(STREAM))?.silentMs).toBeLessThan(60_000);
    expect((await relay.engine.state(STREAM))?.viewers).toBe(before?.viewers);
    relay.clock.ms -= jump;
  }
  relay.clock.ms -= 3_600_000;
  const waiting = ask(`${address}?_HLS_msn=1&_HLS_part=0`);
  expect((await send(5, made.parts[4] ?? made.init)).status).toBe(200);
  expect((await waiting).status).toBe(200);
  relay.clock.ms += 3_600_000;
});
