import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { RATE_LIMITS } from '@likha/contract/limits';
import { Redis } from 'ioredis';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { freePort } from '../../../test/server-process.ts';

/** A real redis-server and real limits. Without the program, which only these tests want, there is nothing to be tested. */
const hasRedis = (() => {
  try {
    execFileSync('redis-server', ['--version']);
    return true;
  } catch {
    return false;
  }
})();

let port: number;
let folder: string;
let server: ChildProcess | null = null;

async function startRedis(): Promise<void> {
  const quiet = ['--save', '', '--appendonly', 'no', '--enable-debug-command', 'yes', '--dir', folder];
  server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', ...quiet], {
    stdio: 'ignore',
  });
  while ((await tell('ping').catch(() => null)) !== 'PONG') await pause(20);
}

async function stopRedis(): Promise<void> {
  const ended = server;
  server = null;
  if (!ended || ended.exitCode !== null || ended.signalCode !== null) return;
  const gone = new Promise((done) => ended.once('exit', done));
  ended.kill('SIGKILL');
  await gone;
}

/** Says something to Redis by a connection of its own. */
async function tell(command: string, ...words: string[]): Promise<unknown> {
  const client = new Redis({ port, lazyConnect: true, retryStrategy: () => null });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await client.call(command, ...words);
  } finally {
    client.disconnect();
  }
}

describe.skipIf(!hasRedis)('limits that nodes share (skipped without the program redis-server)', () => {
  const harness = useHarness({
    rateLimits: 'real',
    environment: async () => {
      port = await freePort();
      folder = await mkdtemp(join(tmpdir(), 'likha-redis-'));
      await startRedis();
      return { REDIS_URL: `redis://127.0.0.1:${port}` };
    },
  });

  afterAll(async () => {
    await stopRedis();
    await rm(folder, { recursive: true, force: true });
  });

  /** What everybody was answered, at whatever moment. */
  const statuses = new Set<number>();
  const ask = async () => {
    const answer = await harness.app.inject('/api/config');
    statuses.add(answer.statusCode);
    return answer;
  };
  const figure = async (name: string) =>
    (await harness.deps.metrics.registry.getSingleMetric(name)?.get())?.values[0]?.value;
  /** It has been noticed that Redis is there, by a request that tried. */
  const untilCountedTogether = () =>
    expect
      .poll(async () => [(await ask()).statusCode, await figure('redis_away')], { timeout: 20_000 })
      .toEqual([200, 0]);

  beforeEach(untilCountedTogether);

  const ways: Record<string, { take: () => Promise<unknown>; bring: () => Promise<unknown> }> = {
    'is killed, and refuses connections': { take: stopRedis, bring: startRedis },
    'is a black hole': {
      take: async () => server?.kill('SIGSTOP'),
      bring: async () => server?.kill('SIGCONT'),
    },
    'answers after seconds': {
      take: async () => void tell('debug', 'sleep', '6').catch(() => undefined),
      bring: async () => undefined,
    },
    'is full': {
      take: () => tell('config', 'set', 'maxmemory', '1'),
      bring: () => tell('config', 'set', 'maxmemory', '0'),
    },
    'is a replica that only reads': {
      take: () => tell('replicaof', '127.0.0.1', '1'),
      bring: () => tell('replicaof', 'no', 'one'),
    },
  };

  it.each(Object.keys(ways))(
    'that %s: everybody is answered and still limited, and it comes back by itself',
    async (way) => {
      const fan = await harness.factory.fan();
      const asked = async (keys: string) =>
        Number(await tell('eval', `return #redis.call('keys', '${keys}')`, '0'));
      await ways[way]?.take();
      await expect
        .poll(async () => [(await ask()).statusCode, await figure('redis_away')], {
          timeout: 3500,
          interval: 5,
        })
        .toEqual([200, 1]);
      const before = (await figure('redis_fallbacks_total')) ?? 0;
      const purchase = () =>
        harness.app.inject({
          method: 'POST',
          url: '/api/credits/purchase',
          headers: fan.headers,
          payload: {},
        });
      const answers = await Promise.all(Array.from({ length: RATE_LIMITS.purchase.max + 1 }, purchase));
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
      expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(RATE_LIMITS.purchase.max);
      expect((await figure('redis_fallbacks_total')) ?? 0).toBeGreaterThanOrEqual(
        before + RATE_LIMITS.purchase.max,
      );
      await ways[way]?.bring();
      await untilCountedTogether();
      await purchase();
      expect([...statuses]).toEqual([200]);
      expect(await asked(`likha-rate:*purchase:${fan.id}`)).toBe(1);
    },
    60_000,
  );
});
