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
import { createDatabase, createPool } from '../apps/server/src/platform/database.ts';
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

export interface Pair {
  /** Requests a second. */
  ours: number;
  floor: number;
}

export interface Measurement {
  posts: number;
  feed: Pair;
  wallet: Pair;
  unlock: Pair;
  media: Pair;
  webMegabytes: number;
  workerMegabytes: number;
}

/** Everything at one size of the data, each path next to its floor so that both meet the same machine. */
export async function measure(
  connectionString: string,
  dataDir: string,
  posts: number,
  say: (line: string) => void,
): Promise<Measurement> {
  say(`${posts.toLocaleString('en')} posts: filling …`);
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
  const environment = serverEnvironment(connectionString, dataDir);
  const startApp = () => start(file('./servers/app.ts'), environment);
  const startWorker = () =>
    start(file('../apps/server/src/main.ts'), { ...environment, ROLE: 'worker' }, /(taking jobs)/);
  // The first start of a version also carries what turns TypeScript into JavaScript, some 15 MB; every other finds it done.
  for (const startOnce of [startApp, startWorker]) await (await startOnce()).stop();
  const [app, worker] = [await startApp(), await startWorker()];
  try {
    const headers = { authorization: `Bearer ${tokens[0]}` };
    const lists = await measureLists(connectionString, app, headers, say);
    const unlock = await measureUnlock(connectionString, app, tokens, posts, say);
    const media = await measureMedia(dataDir, app, say);
    return {
      posts,
      ...lists,
      unlock,
      media,
      webMegabytes: residentMegabytes(app.pid),
      workerMegabytes: residentMegabytes(worker.pid),
    };
  } finally {
    await Promise.all([app.stop(), worker.stop()]);
    await pool.end();
  }
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

async function measureLists(
  connectionString: string,
  app: Running,
  headers: Record<string, string>,
  say: (line: string) => void,
) {
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
  try {
    say('  feed …');
    const feedPair = await alternate(
      () => loadGet(app.url + urls.feed, headers),
      () => loadGet(`${floor.url}/feed`),
    );
    say('  wallet …');
    const walletPair = await alternate(
      () => loadGet(app.url + urls.wallet, headers),
      () => loadGet(`${floor.url}/wallet`),
    );
    return { feed: feedPair, wallet: walletPair };
  } finally {
    await floor.stop();
  }
}

/** Ours, floor, ours, floor: what the machine does meanwhile falls on both. */
async function alternate(ours: () => Promise<number>, floor: () => Promise<number>): Promise<Pair> {
  const first = { ours: await ours(), floor: await floor() };
  const second = { ours: await ours(), floor: await floor() };
  return { ours: (first.ours + second.ours) / 2, floor: (first.floor + second.floor) / 2 };
}

async function measureUnlock(
  connectionString: string,
  app: Running,
  tokens: string[],
  posts: number,
  say: (line: string) => void,
): Promise<Pair> {
  say('  unlock …');
  const floor = createUnlockFloor(connectionString, WORKERS);
  // Each worker has fans of its own and takes the next even post for one of them: every unlock is a first one.
  let round = 0;
  const next = (worker: number, turn: number) => {
    const fan = 1 + ((worker + turn * WORKERS + round * 97) % FANS);
    const number = 2 + ((Math.floor((turn * WORKERS + worker) / FANS) * 2 + round * 2000) % (posts - 2));
    const index = number - (number % 2);
    return { fan, postIndex: index };
  };
  const runOurs = () => {
    round += 1;
    return loadCalls(WORKERS, (worker, turn) => {
      const { fan, postIndex } = next(worker, turn);
      return post(
        `${app.url}/api/credits/unlock`,
        { authorization: `Bearer ${tokens[fan - 1]}` },
        { content_id: postId(postIndex) },
      );
    });
  };
  const runFloor = () => {
    round += 1;
    return loadCalls(WORKERS, (worker, turn) => {
      const { fan, postIndex } = next(worker, turn);
      return floor.unlock(fanId(fan), postId(postIndex), creatorId(1 + (postIndex % CREATORS)));
    });
  };
  try {
    return await alternate(runOurs, runFloor);
  } finally {
    await floor.close();
  }
}

async function measureMedia(dataDir: string, app: Running, say: (line: string) => void): Promise<Pair> {
  say('  media …');
  const key = createMediaKey(Buffer.from(hkdfSync('sha256', Buffer.from(SECRET), 'likha', 'media', 32)));
  const id = '0e000000-0000-7000-8000-00000000000a';
  // A picture that was viewed before: 100 kB in the cache of views, as a fan's feed finds it.
  const path = join(dataDir, 'cache', 'views', id.slice(-2), id, `${fanId(1)}-view.webp`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, Buffer.alloc(100_000, 1));
  const addresses = createMediaAddresses({ clock: systemClock, mediaKey: key });
  const { url } = addresses.open({ id, kind: 'photo', contentType: 'image/webp', hasStill: true }, fanId(1));
  const bare = await start(file('./servers/static.ts'), { STATIC_FILE: path });
  try {
    return await alternate(
      () => loadGet(app.url + url),
      () => loadGet(bare.url),
    );
  } finally {
    await bare.stop();
  }
}
