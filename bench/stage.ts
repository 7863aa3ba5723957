import { hkdfSync } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import { walletStatement } from '../apps/server/src/modules/credits/wallet/wallet.queries.ts';
import { accounts } from '../apps/server/src/modules/ledger/index.ts';
import { createMediaAddresses, createMediaKey, viewKey } from '../apps/server/src/modules/media/index.ts';
import { hotStatements } from '../apps/server/src/modules/posts/index.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { createDatabase, createPool } from '../apps/server/src/platform/database/index.ts';
import { migrate } from '../apps/server/src/platform/migrate.ts';
import { migrateJobs } from '../apps/server/src/platform/worker.ts';
import { FOLLOWERS, fanId, fill, tokenOf } from './fill.ts';
import { BROWSER, loadGet } from './load.ts';
import { findPostmaster, type Running, residentMegabytes, start } from './processes.ts';
import { DATABASE_CONNECTIONS, SECRET, serverEnvironment } from './server-environment.ts';
import { type Done, type Spent, spend } from './spent.ts';
import { openUnlocks, type UnlockSides } from './unlocks.ts';

const file = (name: string) => new URL(name, import.meta.url).pathname;

/** A path of ours and its floor; each runs for so many seconds. */
export interface Sides {
  ours(seconds: number): Promise<Spent>;
  floor(seconds: number): Promise<Spent>;
}

/** Who asks for the feed, by how many they follow: nobody, some, and many. */
export const FEEDS = ['feed', 'feed50', 'feed5000'] as const;
type Feed = (typeof FEEDS)[number];
const READERS: Record<Feed, number> = {
  feed: FOLLOWERS.none,
  feed50: FOLLOWERS.some,
  feed5000: FOLLOWERS.many,
};

/** `rawFeed` is the feed, as compressed as ever, against a floor that does not compress. */
export const PATHS = [...FEEDS, 'rawFeed', 'wallet', 'media'] as const;
export type Path = (typeof PATHS)[number];

/** What is measured for how it grows with the creators alone, each a page of the directory or of a search (P140). */
export const GROWING = {
  directory: '/api/creators?limit=50',
  'directory by price': '/api/creators?sort_by=price_low_to_high&limit=50',
  search: '/api/creators?search=maria&limit=10',
  'search by two words': '/api/creators?search=maria+santos&limit=10',
  'misspelt search': '/api/creators?search=Amihn&limit=10',
} as const;
export type Growing = keyof typeof GROWING;
export const GROWING_NAMES = Object.keys(GROWING) as Growing[];

/** One size of the data, filled, with every program that is measured on it running. */
export interface Stage {
  posts: number;
  paths: Record<Path, Sides>;
  unlocks: UnlockSides;
  growing: Record<Growing, (seconds: number) => Promise<Done>>;
  /** Bytes of a feed answer as it is, and as a browser gets it. */
  feedBytes: { plain: number; sent: number };
  megabytes(): { web: number; worker: number };
  stop(): Promise<void>;
}

export async function openStage(connectionString: string, dataDir: string, posts: number): Promise<Stage> {
  await fillDatabase(connectionString, posts);
  const environment = serverEnvironment(connectionString, dataDir);
  const startApp = () => start(file('./servers/app.ts'), environment);
  const startWorker = () =>
    start(
      file('../apps/server/src/main.ts'),
      { ...environment, ROLE: 'worker', HEALTH_PORT: '0' },
      /(taking jobs)/,
    );
  // The first start of a version also carries what turns TypeScript into JavaScript, some 15 MB; every other finds it done.
  for (const startOnce of [startApp, startWorker]) await (await startOnce()).stop();
  const [app, worker] = [await startApp(), await startWorker()];
  const postmaster = await findPostmaster(connectionString);
  const lists = await openLists(connectionString, app, postmaster);
  const unlocks = await openUnlocks({ connectionString, app, postmaster, posts });
  const media = await openMedia(connectionString, dataDir, app, postmaster);
  return {
    posts,
    paths: { ...lists.paths, media: media.sides },
    unlocks,
    growing: openGrowing(app),
    feedBytes: lists.feedBytes,
    megabytes: () => ({ web: residentMegabytes(app.pid), worker: residentMegabytes(worker.pid) }),
    async stop() {
      await Promise.all([app, worker, lists, unlocks, media].map((one) => one.stop()));
    },
  };
}

async function fillDatabase(connectionString: string, posts: number): Promise<void> {
  await migrate(connectionString);
  const pool = createPool({ connectionString, maxConnections: 4, statementTimeoutMs: 600_000 });
  await migrateJobs(pool);
  await fill(createDatabase(pool), posts);
  await pool.end();
}

function openGrowing(app: Running): Stage['growing'] {
  return Object.fromEntries(
    GROWING_NAMES.map((name) => [name, (seconds: number) => loadGet(app.url + GROWING[name], seconds)]),
  ) as Stage['growing'];
}

const FEED = '/api/content/feed?limit=10&only_subscribed=false';
const WALLET = '/api/credits/wallet';

const headersOf = (fan: number) => ({ authorization: `Bearer ${tokenOf(fan)}` });

async function openLists(connectionString: string, app: Running, postmaster: number) {
  const body = async (path: string, fan: number) =>
    (await fetch(app.url + path, { headers: { ...headersOf(fan), 'accept-encoding': 'identity' } })).text();
  const statement = hotStatements.safeFeed;
  const feedRoute = async (fan: number) => ({
    sql: statement.sql(),
    values: statement.parameters({
      viewerId: fanId(fan),
      now: new Date(),
      before: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
      score: 2_147_483_647,
    }),
    body: await body(FEED, fan),
  });
  const feeds = await Promise.all(
    FEEDS.map(async (feed) => ({ url: `/${feed}`, ...(await feedRoute(READERS[feed])), isPacked: true })),
  );
  const wallet = {
    url: '/wallet',
    sql: walletStatement.sql(),
    values: walletStatement.parameters({ account: accounts.fanWallet(fanId(FOLLOWERS.none)) }),
    body: await body(WALLET, FOLLOWERS.none),
    // It fits into one packet: ours is not compressed either.
    isPacked: false,
  };
  const raw = { url: '/rawFeed', ...(await feedRoute(READERS.feed)), isPacked: false };
  const floor = await start(file('./servers/floor.ts'), {
    FLOOR: JSON.stringify({
      connectionString,
      connections: DATABASE_CONNECTIONS,
      routes: [...feeds, raw, wallet],
    }),
  });
  const sides = (path: string, fan: number, floorPath: string): Sides => ({
    ours: (seconds) =>
      spend({ program: app.pid, postmaster }, () => loadGet(app.url + path, seconds, headersOf(fan))),
    floor: (seconds) =>
      spend({ program: floor.pid, postmaster }, () => loadGet(`${floor.url}/${floorPath}`, seconds)),
  });
  return {
    paths: {
      feed: sides(FEED, READERS.feed, 'feed'),
      feed50: sides(FEED, READERS.feed50, 'feed50'),
      feed5000: sides(FEED, READERS.feed5000, 'feed5000'),
      rawFeed: sides(FEED, READERS.feed, 'rawFeed'),
      wallet: sides(WALLET, FOLLOWERS.none, 'wallet'),
    },
    feedBytes: {
      plain: raw.body.length,
      sent: await bytesSent(app.url + FEED, headersOf(READERS.feed)),
    },
    stop: () => floor.stop(),
  };
}

/** As they travel: fetch would unpack them. */
function bytesSent(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((done, fail) => {
    get(url, { headers: { ...BROWSER, ...headers } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once('end', () => done(bytes));
    }).once('error', fail);
  });
}

async function openMedia(connectionString: string, dataDir: string, app: Running, postmaster: number) {
  const key = createMediaKey({
    current: Buffer.from(hkdfSync('sha256', Buffer.from(SECRET), 'likha', 'media', 32)),
    others: [],
  });
  // Of a free post.
  const id = '0e000000-0000-7000-8000-000000000009';
  // A picture that was viewed before: 100 kB in the cache of views, as a fan's feed finds it.
  const view = viewKey({ mediaId: id, variant: 'view', viewerId: fanId(1) });
  const path = join(dataDir, 'cache', 'views', view);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, Buffer.alloc(100_000, 1));
  const addresses = createMediaAddresses({ clock: systemClock, mediaKey: key });
  const item = {
    id,
    kind: 'photo',
    contentType: 'image/webp',
    hasStill: true,
    isReady: true,
    hasStream: false,
    hasPreview: false,
  } as const;
  const viewer = { id: fanId(1), sessionId: '' };
  const right = hotStatements.mediaRight;
  const bare = await start(file('./servers/static.ts'), {
    STATIC: JSON.stringify({
      path,
      connectionString,
      connections: DATABASE_CONNECTIONS,
      sql: right.sql(),
      values: right.parameters({ mediaId: id, viewerId: null, now: new Date() }),
    }),
  });
  const sides: Sides = {
    // Anew for each run: an address lives for two minutes.
    ours: (seconds) =>
      spend({ program: app.pid, postmaster }, () =>
        loadGet(app.url + addresses.open(item, viewer, { isPublic: true }).url, seconds),
      ),
    floor: (seconds) => spend({ program: bare.pid, postmaster }, () => loadGet(bare.url, seconds)),
  };
  return { sides, stop: () => bare.stop() };
}
