import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../src/invariants/check-invariants.ts';
import { createDatabase, createPool, type Database } from '../src/platform/database/index.ts';
import { startEmbeddedPostgres } from '../src/platform/local/embedded-postgres.ts';
import { migrate } from '../src/platform/migrate.ts';
import { migrateJobs } from '../src/platform/worker.ts';
import type { Person } from './factory.ts';
import { firstPeople } from './first-people.ts';
import { filesUnder, formBody, jpeg } from './forms.ts';
import { removeFolder } from './remove-folder.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

/** Real: everything, on its own data folder, with fsync. The demo's artwork is left out, it would only take time. */
const CRASHES = 3;
const FANS = 5;

let folder: string;
let fans: Person[];
/** Buys, asks for the money back, and spends nothing. */
let returner: Person;
let admin: Person;
let creator: Person;
let posts: string[];
let photo: Buffer;
let server: ServerProcess | undefined;
let ports: { port: number; sandboxPort: number };

/** What the server has said to somebody: from then on it must be true for good. */
const promised = {
  paid: new Map<string, Person>(),
  completed: new Map<string, Person>(),
  unlocked: new Map<string, { fan: Person; post: string }>(),
  published: new Set<string>(),
  refunded: new Set<string>(),
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likha-crash-'));
  await chmod(folder, 0o755);
  photo = await jpeg(800, 600);
  ports = { port: await freePort(), sandboxPort: await freePort() };
  await withDatabase(async (db, connectionString) => {
    await migrate(connectionString);
    const pool = createPool({ connectionString, maxConnections: 2, statementTimeoutMs: 20_000 });
    await migrateJobs(pool);
    await pool.end();
    await inhabit(db);
  });
});

afterAll(async () => {
  await server?.kill9();
  await removeFolder(folder);
});

/** The database of the data folder while no server runs on it. */
async function withDatabase(use: (db: Database, connectionString: string) => Promise<void>): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const connectionString = postgres.connectionString();
  const pool = createPool({ connectionString, maxConnections: 4, statementTimeoutMs: 20_000 });
  try {
    await use(createDatabase(pool), connectionString);
  } finally {
    await pool.end();
    await postgres.stop();
  }
}

async function inhabit(db: Database): Promise<void> {
  const factory = await firstPeople(db);
  fans = [];
  for (let count = 0; count < FANS; count += 1) fans.push(await factory.fan());
  [returner, admin] = [await factory.fan(), await factory.admin()];
  creator = await factory.creator();
  posts = [];
  for (let price = 1; price <= 200; price += 1) posts.push(await factory.post(creator.id, { price }));
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

async function call(person: Person, method: string, path: string, body?: object) {
  const response = await fetch(`${server?.url}/api${path}`, {
    method,
    headers: {
      ...person.headers,
      'idempotency-key': randomUUID(),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body && JSON.stringify(body),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

/** @returns the purchase once it is completed */
async function pay(fan: Person): Promise<string | null> {
  const order = {
    credit_amount: 100,
    payment_method: pick(['paypal', 'gcash']),
    original_amount: 100,
    final_amount: 100,
  };
  const bought = await call(fan, 'POST', '/credits/purchase', order);
  if (bought.status !== 201) return null;
  const approved = await fetch(bought.body.approval_url, {
    method: 'POST',
    body: new URLSearchParams({ action: 'approve' }),
    redirect: 'manual',
  });
  if (approved.status === 303 && fan !== returner) promised.paid.set(bought.body.purchase_id, fan);
  const seen = await call(fan, 'GET', `/credits/purchases/${bought.body.purchase_id}`);
  return seen.body.status === 'completed' ? bought.body.purchase_id : null;
}

async function buy(fan: Person): Promise<void> {
  const id = await pay(fan);
  if (id) promised.completed.set(id, fan);
}

async function giveBack(): Promise<void> {
  const id = await pay(returner);
  if (!id) return;
  await call(returner, 'POST', `/credits/purchases/${id}/refund-request`, { reason: '' });
  const { body } = await call(admin, 'GET', '/admin/refund-requests?limit=50');
  for (const request of body.refund_requests) {
    const decided = await call(admin, 'POST', `/admin/refund-requests/${request.id}/decision`, {
      decision: 'approve',
    });
    if (decided.status === 200) promised.refunded.add(request.purchase_id);
  }
}

async function unlock(fan: Person): Promise<void> {
  const post = pick(posts);
  const answer = await call(fan, 'POST', '/credits/unlock', { content_id: post });
  if (answer.status === 200) promised.unlocked.set(`${fan.id} ${post}`, { fan, post });
}

async function upload(): Promise<void> {
  const form = formBody({ fields: { title: 'A title', content: 'Words' }, files: [{ content: photo }] });
  const response = await fetch(`${server?.url}/api/content`, {
    method: 'POST',
    headers: { ...creator.headers, ...form.headers },
    body: new Uint8Array(form.payload),
  });
  if (response.status === 201) promised.published.add(((await response.json()) as { id: string }).id);
}

function promises(): number {
  return promised.completed.size + promised.unlocked.size + promised.published.size;
}

/** Everybody at once until so many more things were promised, and some of each kind; then the plug is pulled. */
async function loadAndCrash(more: number): Promise<void> {
  const enough = promises() + more;
  const isEnough = () => promises() >= enough && Object.values(promised).every(({ size }) => size > 0);
  let isOver = false;
  const repeat = async (act: () => Promise<void>) => {
    // A request that the crash cut off was promised nothing.
    while (!isOver) await act().catch(() => undefined);
  };
  const load = [
    ...fans.flatMap((fan) => [repeat(() => buy(fan)), repeat(() => unlock(fan)), repeat(() => unlock(fan))]),
    repeat(upload),
    repeat(upload),
    repeat(giveBack),
  ];
  while (!isEnough()) await new Promise((wake) => setTimeout(wake, 5));
  await server?.kill9();
  isOver = true;
  await Promise.all(load);
}

async function start(): Promise<ServerProcess> {
  return startServer({ dataDir: folder, ...ports });
}

describe('after kill -9 in the middle of everything', () => {
  it('the next start finds whatever was promised, and nothing half done', async () => {
    for (let crash = 0; crash < CRASHES; crash += 1) {
      // The lock, the database and the sandbox of the one before are left over: the start gets past them.
      server = await start();
      await loadAndCrash(10 + Math.floor(Math.random() * 40));
    }
    server = await start();
    expect(promised.completed.size).toBeGreaterThan(0);
    expect(promised.unlocked.size).toBeGreaterThan(0);
    expect(promised.published.size).toBeGreaterThan(0);
    expect(promised.refunded.size).toBeGreaterThan(0);
    for (const [id, fan] of promised.completed)
      expect((await call(fan, 'GET', `/credits/purchases/${id}`)).body.status).toBe('completed');
    // Who paid is credited, also when the crash came before anybody could say so.
    for (const [id, fan] of promised.paid)
      expect((await call(fan, 'GET', `/credits/purchases/${id}`)).body.status).toBe('completed');
    await expectUnlocked();
    await expectRefunded();
    await expectPublished();
    expect(await filesUnder(join(folder, 'work'))).toEqual([]);
    expect(await filesUnder(join(folder, 'media', '.unfinished'))).toEqual([]);
    expect(await server.stop()).toBe(0);
    server = undefined;
    await withDatabase(expectInOrder);
  }, 400_000);
});

/** A second unlock answers the first and takes nothing. */
async function expectUnlocked(): Promise<void> {
  const balances = new Map<string, number>();
  for (const fan of fans) balances.set(fan.id, (await call(fan, 'GET', '/credits/wallet')).body.balance);
  for (const { fan, post } of promised.unlocked.values()) {
    const again = await call(fan, 'POST', '/credits/unlock', { content_id: post });
    expect([again.status, again.body.balance]).toEqual([200, balances.get(fan.id)]);
  }
}

/** What was approved is on its way or there, with its credits gone. */
async function expectRefunded(): Promise<void> {
  for (const id of promised.refunded) {
    const { body } = await call(returner, 'GET', `/credits/purchases/${id}`);
    expect([id, body.status]).toEqual([id, 'refunded']);
    expect(['approved', 'paid_back']).toContain(body.refund.request.status);
  }
}

/** Every post that was answered is there, and its picture opens. */
async function expectPublished(): Promise<void> {
  const found = new Map<string, string>();
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { body: { posts: { id: string; media_url: string }[]; next_cursor: string | null } } =
      await call(creator, 'GET', `/content/mine?limit=50${cursor && `&cursor=${cursor}`}`);
    for (const post of page.body.posts) found.set(post.id, post.media_url);
    cursor = page.body.next_cursor;
  }
  for (const id of promised.published) {
    const picture = await fetch(`${server?.url}${found.get(id)}`);
    expect([id, picture.status]).toEqual([id, 200]);
    await picture.arrayBuffer();
  }
}

/** The books keep every law, and files and rows are of the same things. */
async function expectInOrder(db: Database): Promise<void> {
  expect(await checkInvariants(db)).toEqual([]);
  const { rows } = await sql<{ id: string; status: string }>`select id, status from media_items`.execute(db);
  expect(rows.filter(({ status }) => status !== 'ready')).toEqual([]);
  const ids = new Set(rows.map(({ id }) => id));
  const kept = await filesUnder(join(folder, 'media'));
  expect(kept.filter((path) => !ids.has(/[0-9a-f-]{36}/.exec(path.slice(folder.length))?.[0] ?? ''))).toEqual(
    [],
  );
  for (const { id } of rows) expect(await filesUnder(join(folder, 'media', 'media', id))).toHaveLength(2);
}
