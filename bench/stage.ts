import { hkdfSync } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { createSessions } from '../apps/server/src/modules/accounts/index.ts';
import { walletStatement } from '../apps/server/src/modules/credits/credits.queries.ts';
import { accounts } from '../apps/server/src/modules/ledger/index.ts';
import { createMediaAddresses, createMediaKey } from '../apps/server/src/modules/media/index.ts';
import { hotStatements } from '../apps/server/src/modules/posts/index.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { createDatabase, createPool } from '../apps/server/src/platform/database/index.ts';
import { createIds } from '../apps/server/src/platform/ids.ts';
import { createMetrics } from '../apps/server/src/platform/metrics.ts';
import { migrate } from '../apps/server/src/platform/migrate.ts';
import { migrateJobs } from '../apps/server/src/platform/worker.ts';
import { CREATORS, creatorId, FANS, fanId, fill, postId } from './fill.ts';
import { loadCalls, loadGet, post } from './load.ts';
import { type Running, residentMegabytes, start } from './processes.ts';
import { createUnlockFloor } from './unlock-floor.ts';

const SECRET = 'a secret of the bench that is long enough';
const CONNECTIONS = 12;
const WORKERS = 8;
const file = (name: string) => new URL(name, import.meta.url).pathname;

/** A path of ours and its floor; each runs for so many seconds and answers requests a second. */
export interface Sides {
  ours(seconds: number): Promise<number>;
  floor(seconds: number): Promise<number>;
}

export const PATHS = ['feed', 'wallet', 'unlock', 'media'] as const;
export type Path = (typeof PATHS)[number];

/** One size of the data, filled, with every program that is measured on it running. */
export interface Stage {
  posts: number;
  paths: Record<Path, Sides>;
  megabytes(): { web: number; worker: number };
  stop(): Promise<void>;
}

export async function openStage(connectionString: string, dataDir: string, posts: number): Promise<Stage> {
  const tokens = await fillDatabase(connectionString, posts);
  const environment = serverEnvironment(connectionString, dataDir);
  const startApp = () => start(file('./servers/app.ts'), environment);
  const startWorker = () =>
    start(file('../apps/server/src/main.ts'), { ...environment, ROLE: 'worker' }, /(taking jobs)/);
  // The first start of a version also carries what turns TypeScript into JavaScript, some 15 MB; every other finds it done.
  for (const startOnce of [startApp, startWorker]) await (await startOnce()).stop();
  const [app, worker] = [await startApp(), await startWorker()];
  const lists = await openLists(connectionString, app, { authorization: `Bearer ${tokens[0]}` });
  const unlock = openUnlock(connectionString, app, tokens);
  const media = await openMedia(dataDir, app);
  return {
    posts,
    paths: { feed: lists.feed, wallet: lists.wallet, unlock: unlock.sides, media: media.sides },
    megabytes: () => ({ web: residentMegabytes(app.pid), worker: residentMegabytes(worker.pid) }),
    async stop() {
      await Promise.all([app, worker, lists, unlock, media].map((one) => one.stop()));
    },
  };
}

/** The tokens of the fans. */
async function fillDatabase(connectionString: string, posts: number): Promise<string[]> {
  await migrate(connectionString);
  const pool = createPool({ connectionString, maxConnections: 4, statementTimeoutMs: 600_000 });
  const db = createDatabase(pool);
  await migrateJobs(pool);
  await fill(db, posts);
  const base = {
    db,
    clock: systemClock,
    ids: createIds(systemClock),
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
  };
  const sessions = createSessions(base, null);
  const tokens = await Promise.all(
    Array.from({ length: FANS }, (_, index) => sessions.start(db, fanId(index + 1))),
  );
  await pool.end();
  return tokens;
}

function serverEnvironment(connectionString: string, dataDir: string): Record<string, string> {
  return {
    DATABASE_URL: connectionString,
    DATABASE_POOL: String(CONNECTIONS),
    DATA_DIR: dataDir,
    DEMO: 'false',
    APP_SECRET: SECRET,
    PAYPAL_CLIENT_ID: 'x',
    PAYPAL_CLIENT_SECRET: 'x',
    PAYPAL_WEBHOOK_ID: 'x',
    PAYMONGO_SECRET_KEY: 'sk_test_x',
    PAYMONGO_WEBHOOK_SECRET: 'x',
  };
}

async function openLists(connectionString: string, app: Running, headers: Record<string, string>) {
  const urls = { feed: '/api/content/feed?limit=10&only_subscribed=false', wallet: '/api/credits/wallet' };
  const body = async (path: string) => (await fetch(app.url + path, { headers })).text();
  const feed = hotStatements.safeFeed;
  const feedParams = {
    viewerId: fanId(1),
    now: new Date(),
    before: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  };
  const walletParams = { account: accounts.fanWallet(fanId(1)) };
  const floor = await start(file('./servers/floor.ts'), {
    FLOOR: JSON.stringify({
      connectionString,
      connections: CONNECTIONS,
      routes: [
        { url: '/feed', sql: feed.sql(), values: feed.parameters(feedParams), body: await body(urls.feed) },
        {
          url: '/wallet',
          sql: walletStatement.sql(),
          values: walletStatement.parameters(walletParams),
          body: await body(urls.wallet),
        },
      ],
    }),
  });
  const sides = (path: 'feed' | 'wallet'): Sides => ({
    ours: (seconds) => loadGet(app.url + urls[path], seconds, headers),
    floor: (seconds) => loadGet(`${floor.url}/${path}`, seconds),
  });
  return { feed: sides('feed'), wallet: sides('wallet'), stop: () => floor.stop() };
}

function openUnlock(connectionString: string, app: Running, tokens: string[]) {
  const floor = createUnlockFloor(connectionString, WORKERS);
  // Each fan in turn unlocks the next even post, which is pay-per-view: every unlock is a first one.
  let count = 0;
  const next = () => {
    const taken = count++;
    return { fan: 1 + (taken % FANS), postIndex: 2 + 2 * Math.floor(taken / FANS) };
  };
  const sides: Sides = {
    ours: (seconds) =>
      loadCalls(WORKERS, seconds, () => {
        const { fan, postIndex } = next();
        return post(
          `${app.url}/api/credits/unlock`,
          { authorization: `Bearer ${tokens[fan - 1]}` },
          { content_id: postId(postIndex) },
        );
      }),
    floor: (seconds) =>
      loadCalls(WORKERS, seconds, () => {
        const { fan, postIndex } = next();
        return floor.unlock(fanId(fan), postId(postIndex), creatorId(1 + (postIndex % CREATORS)));
      }),
  };
  return { sides, stop: () => floor.close() };
}

async function openMedia(dataDir: string, app: Running) {
  const key = createMediaKey(Buffer.from(hkdfSync('sha256', Buffer.from(SECRET), 'likha', 'media', 32)));
  const id = '0e000000-0000-7000-8000-00000000000a';
  // A picture that was viewed before: 100 kB in the cache of views, as a fan's feed finds it.
  const path = join(dataDir, 'cache', 'views', id.slice(-2), id, `${fanId(1)}-view.webp`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, Buffer.alloc(100_000, 1));
  const addresses = createMediaAddresses({ clock: systemClock, mediaKey: key });
  const item = { id, kind: 'photo', contentType: 'image/webp', hasStill: true } as const;
  const bare = await start(file('./servers/static.ts'), { STATIC_FILE: path });
  const sides: Sides = {
    // Anew for each run: an address lives for two minutes.
    ours: (seconds) => loadGet(app.url + addresses.open(item, fanId(1)).url, seconds),
    floor: (seconds) => loadGet(bare.url, seconds),
  };
  return { sides, stop: () => bare.stop() };
}
