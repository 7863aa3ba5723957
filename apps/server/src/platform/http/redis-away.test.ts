import { RATE_LIMITS } from '@likha/contract/limits';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { createRedisServer, hasRedis, type RedisServer } from '../../../test/redis-server.ts';

/** A real redis-server and real limits. */

let server: RedisServer;
const tell = (command: string, ...words: string[]) => server.tell(command, ...words);

describe.skipIf(!hasRedis)('limits that nodes share (skipped without the program redis-server)', () => {
  const harness = useHarness({
    rateLimits: 'real',
    environment: async () => {
      server = await createRedisServer();
      await server.start();
      return { REDIS_URL: server.url };
    },
  });

  afterAll(() => server.remove());

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
    expect.poll(async () => [(await ask()).statusCode, await figure('redis_away')]).toEqual([200, 0]);

  beforeEach(untilCountedTogether);

  const ways: Record<string, { take: () => Promise<unknown>; bring: () => Promise<unknown> }> = {
    'is killed, and refuses connections': { take: () => server.stop(), bring: () => server.start() },
    'is a black hole': {
      take: async () => server.signal('SIGSTOP'),
      bring: async () => server.signal('SIGCONT'),
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
        .poll(async () => [(await ask()).statusCode, await figure('redis_away')], { interval: 5 })
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
