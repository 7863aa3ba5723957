import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { createRedisServer, hasRedis, type RedisServer } from '../../../../test/redis-server.ts';
import { type Listener, startListener } from '../../../platform/listener.ts';
import { type MadeStream, makeStream } from '../../../providers/live/live-parts.fixture.ts';
import { createNotifyWire } from '../../../providers/live/live-wire.ts';
import { codeOf, idOf, log, type Relay, startRelay } from './relay.fixture.ts';

/** Nodes that share a real Redis and a real PostgreSQL, one of them a process that is killed. What is fake: who is signed in, and rights. */
const NODE = fileURLToPath(new URL('./relay-node.fixture.ts', import.meta.url));

describe.skipIf(!hasRedis)('several nodes (skipped without the program redis-server)', () => {
  const harness = useHarness();
  let redis: RedisServer;
  let made: MadeStream;
  let one: Relay;
  let other: Relay;
  const started: { redis: Redis; listener: Listener; relay: Relay }[] = [];
  let killed: ChildProcess | null = null;
  let count = 0;

  async function node(
    nodeId: string,
    folder?: string,
    more: Parameters<typeof startRelay>[0] = {},
  ): Promise<Relay> {
    const client = new Redis(redis.url, {
      enableOfflineQueue: false,
      socketTimeout: 1000,
      autoResendUnfulfilledCommands: false,
      retryStrategy: () => 50,
    });
    client.on('error', () => undefined);
    await once(client, 'ready');
    const listener = await startListener(harness.connectionString, [], log);
    const wire = createNotifyWire({ db: harness.deps.db, listener });
    const relay = await startRelay({ redis: client, nodeId, wire, ...more, ...(folder && { folder }) });
    started.push({ redis: client, listener, relay });
    return relay;
  }

  beforeAll(async () => {
    redis = await createRedisServer();
    await redis.start();
    made = await makeStream({ seconds: 12 });
    one = await node('one');
    other = await node('other', one.folder);
  });
  afterAll(async () => {
    killed?.kill('SIGKILL');
    for (const each of started.toReversed()) {
      await each.relay.stop({ keep: each.relay !== one });
      await each.listener.stop();
      each.redis.disconnect();
    }
    await redis?.remove();
  });

  function begin() {
    count += 1;
    const stream = `01890000-0000-7000-8000-0000000001${String(count).padStart(2, '0')}`;
    const sends = [one, other].map((relay) => relay.host(1, 'host', stream));
    const put = async (n: number, at = n % 2) => {
      const answer = await sends[at]?.(n, n ? (made.parts[n - 1] ?? made.init) : made.init);
      return answer?.status;
    };
    return { stream, put };
  }
  const list = async (watch: Awaited<ReturnType<Relay['viewer']>>, query = '') => (await watch(query)).text();

  it('take the parts of one host by turns, and show the same', async () => {
    const { stream, put } = begin();
    for (let n = 0; n <= 9; n += 1) expect(await put(n)).toBe(200);
    const [here, there] = [await one.viewer('fan', { stream }), await other.viewer('second-fan', { stream })];
    const text = await list(here, '?_HLS_msn=2&_HLS_part=0');
    expect(await list(there, '?_HLS_msn=2&_HLS_part=0')).toBe(text);
    const [name = ''] = /p2\.0\.\S+m4s/.exec(text) ?? [];
    for (const watch of [here, there])
      expect(Buffer.from(await (await watch(name.replace('"', ''))).arrayBuffer())).toEqual(made.parts[8]);
    const coming = Promise.all([here, there].map((watch) => list(watch, '?_HLS_msn=2&_HLS_part=1')));
    expect(await put(10)).toBe(200);
    for (const each of await coming) expect(each).toContain('p2.1.');
    expect(await put(10, 1)).toBe(200);
    expect(await put(12, 1)).toBe(409);
    await expect.poll(async () => (await one.engine.state(stream))?.viewers).toBe(2);
    await one.engine.close(stream);
    expect(await other.engine.recordings.runs(stream)).toMatchObject([{ durationMs: 5000 }]);
  });

  it('take one of two parts that come to both at once under one number', async () => {
    const { stream, put } = begin();
    const rival = await makeStream({ seconds: 4, bitsPerSecond: 300_000 });
    await put(0);
    const elsewhere = other.host(1, 'host', stream);
    const taken: Buffer[] = [];
    for (let n = 1; n <= 8; n += 1) {
      const parts = [made.parts[n - 1], rival.parts[n - 1]];
      const statuses = await Promise.all([
        put(n, 0),
        elsewhere(n, parts[1] ?? made.init).then(({ status }) => status),
      ]);
      expect(statuses.toSorted()).toEqual([200, 409]);
      taken.push(parts[statuses.indexOf(200)] ?? made.init);
    }
    for (const relay of [one, other]) {
      const watch = await relay.viewer('fan', { stream });
      const names =
        (await list(watch, '?_HLS_msn=1&_HLS_part=3')).match(/p\d\.\d\.[^"]+(?=",INDEPENDENT)/g) ?? [];
      const bytes = names.map(async (name) => Buffer.from(await (await watch(name)).arrayBuffer()));
      expect(await Promise.all(bytes)).toEqual(taken);
    }
    await one.engine.close(stream);
  });

  it('hear of each other who is cut, and that it is over', async () => {
    const { stream, put } = begin();
    for (let n = 0; n <= 2; n += 1) await put(n, 0);
    const [fan, second] = [
      await other.viewer('fan', { stream }),
      await other.viewer('second-fan', { stream }),
    ];
    await list(fan);
    await list(second);
    const [cut, left] = [fan('?_HLS_msn=0&_HLS_part=2'), second('?_HLS_msn=0&_HLS_part=2')];
    other.rights.watching.delete(idOf('fan'));
    await one.engine.expel(stream, idOf('fan'));
    expect(await codeOf(await cut)).toBe('live_closed');
    expect(await codeOf(await fan())).toBe('live_closed');
    await one.engine.close(stream);
    expect(await (await left).text()).toContain('#EXT-X-ENDLIST');
    expect(await put(3, 1)).toBe(409);
  });

  it('know of a stream that was silent before they came how long it was', async () => {
    const { stream, put } = begin();
    for (let n = 0; n <= 3; n += 1) expect(await put(n)).toBe(200);
    const late = await node('late', one.folder);
    late.clock.ms += 25_000;
    expect((await late.engine.state(stream))?.silentMs).toBeGreaterThanOrEqual(25_000);
    expect(await put(4, 0)).toBe(200);
    await expect.poll(async () => (await late.engine.state(stream))?.silentMs).toBeLessThan(25_000);
    await one.engine.close(stream);
  });

  it('have what hosts send to them and what is watched at them, and let go of the rest', async () => {
    const { stream, put } = begin();
    let [ms, streams] = [0, -1];
    const idle = await node('idle', one.folder, {
      now: () => ms,
      onFigures: (figures) => {
        streams = figures.streams;
      },
    });
    for (let n = 0; n <= 3; n += 1) expect(await put(n, 0)).toBe(200);
    expect([one, idle].map(({ engine }) => engine.carried()?.includes(stream))).toEqual([true, false]);
    const watch = await idle.viewer('fan', { stream });
    await list(watch);
    await expect.poll(() => streams).toBe(1);
    // Nobody watches there any more, while parts go on coming.
    let n = 3;
    const goOn = async () => {
      n += 1;
      ms += 20_000;
      expect(await put(n, 0)).toBe(200);
      return streams;
    };
    await expect.poll(goOn, { interval: 500 }).toBe(0);
    // Who comes back finds it.
    expect(await list(watch)).toContain(`p${Math.floor((n - 1) / 4)}.`);
    await one.engine.close(stream);
    expect(await one.engine.recordings.runs(stream)).toMatchObject([{ durationMs: n * 500 }]);
  });

  it('go on with what a node carried that was killed, and nothing of it is lost', async () => {
    const { stream, put } = begin();
    killed = spawn(process.execPath, [NODE, redis.url, one.folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = (await once(killed.stdout ?? killed, 'data')) as [Buffer];
    const [url = ''] = /http:\S+/.exec(said.toString()) ?? [];
    const ingest = await one.engine.open(stream, {
      generation: 1,
      hostId: 'x',
      sessionId: 'session-of-host',
    });
    const carried = async (n: number) => {
      const answer = await fetch(`${url}${ingest.url}/${n}.mp4`, {
        method: 'PUT',
        body: new Uint8Array(n ? (made.parts[n - 1] ?? made.init) : made.init),
        headers: {
          'content-type': 'video/mp4',
          'x-likha-ingest': ingest.token,
          authorization: 'Bearer host-0123456789-0123456789',
        },
      });
      return answer.status;
    };
    for (let n = 0; n <= 7; n += 1) expect(await carried(n)).toBe(200);
    const watch = await other.viewer('fan', { stream });
    await list(watch);
    const waiting = list(watch, '?_HLS_msn=2&_HLS_part=0');
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    for (let n = 8; n <= 13; n += 1) expect(await put(n, 1)).toBe(200);
    expect(await waiting).toContain('p2.0.');
    expect(await list(watch, '?_HLS_msn=3&_HLS_part=0')).not.toContain('DISCONTINUITY\n');
    await other.engine.close(stream);
    expect(await one.engine.recordings.runs(stream)).toMatchObject([{ durationMs: 6500 }]);
  });

  it('go on without Redis where the host sends to, and together when it is there again', async () => {
    const { stream, put } = begin();
    for (let n = 0; n <= 4; n += 1) expect(await put(n, 0)).toBe(200);
    const [here, there] = [await one.viewer('fan', { stream }), await other.viewer('second-fan', { stream })];
    expect(await list(there)).toBe(await list(here));
    await redis.stop();
    for (let n = 5; n <= 8; n += 1) expect(await put(n, 0)).toBe(200);
    expect(await list(here, '?_HLS_msn=1&_HLS_part=3')).toContain('p1.3.');
    await redis.start();
    // What comes before both reach it again is seen here alone.
    let n = 8;
    const sendOn = async () => {
      n += 1;
      if ((await put(n, 0)) !== 200) throw new Error(`part ${n}`);
      return list(there);
    };
    await expect.poll(sendOn, { interval: 250 }).toMatch(/p[234]\.\d/);
    await one.engine.close(stream);
  });
});
