import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRedisServer, hasRedis, type RedisServer } from '../../../../test/redis-server.ts';
import { createLog } from '../../log.ts';
import { createMetrics } from '../../metrics.ts';
import { RedisBreaker } from '../../redis-breaker.ts';
import { createGuestPages, SHARED_MS } from './guest-pages.ts';
import { SharedPages } from './shared-pages.ts';

/** A real redis-server and nodes that keep pages in it. What is fake: the pages, which count themselves, and who tells of changes. */

const ANA = '0198a000-0000-7000-8000-00000000000a';
const BEN = '0198a000-0000-7000-8000-00000000000b';
const log = createLog('silent');
let server: RedisServer;
let clients: Redis[] = [];
/** How many pages have been made, by all nodes. */
let made: number;
let deaf: boolean;
let hearers: ((id: string) => void)[];

const announce = (id: string) => {
  for (const hear of hearers) hear(id);
};

async function startNode({ build = 'one', mostPages }: { build?: string; mostPages?: number } = {}) {
  const redis = new Redis(server.url, {
    enableOfflineQueue: false,
    connectTimeout: 500,
    socketTimeout: 1000,
  });
  redis.on('error', () => undefined);
  clients.push(redis);
  await new Promise((done) => redis.once('ready', done));
  const redisBreaker = new RedisBreaker({ log, metrics: createMetrics() });
  const sharedPages = new SharedPages({
    redis,
    redisBreaker,
    build,
    lifeMs: SHARED_MS,
    ...(mostPages && { mostPages }),
  });
  const listener = {
    on: (_channel: string, hear: (id: string) => void) => void hearers.push(hear),
    onReconnect: () => undefined,
    isConnected: () => !deaf,
  };
  const web = {
    guestAddress: (url: string) => url,
    empty: () => ({ status: 200, html: '' }),
    script: '',
    render: async ({ url, read }: { url: string; read: (path: string) => Promise<{ text: string }> }) => {
      const { text } = await read(url);
      made += 1;
      return { status: url === '/nobody' ? 404 : 200, html: `${build} ${text} ${made}` };
    },
  };
  const page = createGuestPages(web, log, { listener, sharedPages });
  return async (url: string) => {
    const text = url === '/ana' ? ANA : BEN;
    const read = async () => ({ status: 200, body: null, text });
    const { kind, page: sent } = await page({
      url,
      language: 'en',
      origin: 'http://likha.test',
      isGuest: true,
      read,
    });
    return [kind, sent && gunzipSync(sent.gzipped).toString()];
  };
}

/** What is given to Redis is not waited for. */
const untilShared = (count: number) =>
  expect.poll(() => server.tell('eval', `return #redis.call('keys', '*of:*')`, '0')).toBe(count);

describe.skipIf(!hasRedis)(
  'pages that nodes keep together (skipped without the program redis-server)',
  () => {
    beforeAll(async () => {
      server = await createRedisServer();
      await server.start();
    });
    afterAll(() => server.remove());
    beforeEach(async () => {
      [made, deaf, hearers] = [0, false, []];
      await server.tell('flushall');
    });
    afterEach(() => {
      for (const client of clients) client.disconnect();
      clients = [];
    });

    it('are sent by the one that did not make them, and kept by it from then on', async () => {
      const [first, second] = [await startNode(), await startNode()];
      expect(await first('/ana')).toEqual(['new', `one ${ANA} 1`]);
      await untilShared(1);
      expect(await second('/ana')).toEqual(['shared', `one ${ANA} 1`]);
      expect(await second('/ana')).toEqual(['kept', `one ${ANA} 1`]);
      expect(Number(await server.tell('pttl', 'likha-page:one:of:en /ana'))).toBeLessThanOrEqual(SHARED_MS);
    });

    it('are forgotten by all when what they name has changed, and others are not', async () => {
      const [first, second] = [await startNode(), await startNode()];
      for (const url of ['/ana', '/ben']) await first(url);
      await untilShared(2);
      announce(ANA);
      await untilShared(1);
      expect(await second('/ana')).toEqual(['new', `one ${ANA} 3`]);
      expect(await second('/ben')).toEqual(['shared', `one ${BEN} 2`]);
      await untilShared(2);
      announce('');
      await untilShared(0);
      expect(await first('/ben')).toEqual(['new', `one ${BEN} 4`]);
    });

    it('are those of one build, that are there', async () => {
      const [first, other] = [await startNode(), await startNode({ build: 'two' })];
      await first('/ana');
      await first('/nobody');
      await untilShared(1);
      expect(await other('/ana')).toEqual(['new', `two ${ANA} 3`]);
      expect((await other('/nobody'))[0]).toBe('new');
    });

    it('are no more than they may be', async () => {
      const first = await startNode({ mostPages: 2 });
      for (const url of ['/a', '/b', '/c', '/d']) await first(url);
      await untilShared(2);
    });

    it('are not looked for by who does not hear of changes', async () => {
      const [first, second] = [await startNode(), await startNode()];
      await first('/ana');
      await untilShared(1);
      deaf = true;
      expect((await second('/ana'))[0]).toBe('new');
    });

    it.each<[string, () => unknown, () => unknown]>([
      ['is killed', () => server.stop(), () => server.start()],
      ['is a black hole', () => server.signal('SIGSTOP'), () => server.signal('SIGCONT')],
    ])(
      'are kept by each alone while Redis %s, and what was not forgotten is not believed',
      async (_, take, bring) => {
        const [first, second] = [await startNode(), await startNode()];
        await first('/ana');
        await untilShared(1);
        await take();
        expect((await first('/ana'))[0]).toBe('kept');
        expect(await second('/ana')).toEqual(['new', `one ${ANA} 2`]);
        announce(ANA);
        expect(await second('/ana')).toEqual(['new', `one ${ANA} 3`]);
        // Both have given up forgetting it there.
        await pause(300);
        await bring();
        await expect.poll(() => server.tell('ping')).toBe('PONG');
        const third = await startNode();
        await third('/ana');
        const isShared = (url: string) => server.tell('exists', `likha-page:one:of:en ${url}`);
        await expect.poll(() => isShared('/ana')).toBe(1);
        // It reaches Redis again, and makes its own of what may have been kept before it was to be forgotten.
        let asked = 0;
        const asksAgain = async () => {
          asked += 1;
          await first(`/${asked}`);
          return isShared(`/${asked}`);
        };
        await expect.poll(asksAgain).toBe(1);
        expect((await first('/ana'))[0]).toBe('new');
      },
    );
  },
);
