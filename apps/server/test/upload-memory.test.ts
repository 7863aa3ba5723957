import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Deps } from '../src/deps.ts';
import { createSessions, grantAdmin } from '../src/modules/accounts/index.ts';
import { DECLARED_VERSIONS } from '../src/modules/legal/index.ts';
import { systemClock } from '../src/platform/clock.ts';
import { createIds } from '../src/platform/ids.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import { createStripes } from '../src/platform/stripes.ts';
import { createTestDatabase } from './database.ts';
import { createFactory, type Person } from './factory.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

/** The real program with the database of the tests. What reads and encodes videos are processes of their own. */
const CLIP = new URL('../src/modules/media/video/fixtures/located.mp4', import.meta.url).pathname;
const FILE_BYTES = 100 * 1024 * 1024;
const MOST_ADDED_MB = 150;
const BOUNDARY = 'likha-upload';

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let server: ServerProcess | undefined;
let creator: Person;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likha-memory-'));
  database = await createTestDatabase();
  const { db } = database;
  const ids = createIds(systemClock);
  const log = pino({ level: 'silent' });
  const clocked = { db, moneyDb: db, clock: systemClock, ids, log };
  const base = { ...clocked, stripes: createStripes(ids), metrics: createMetrics() };
  const deps = { ...base, sessions: createSessions(base, null) };
  // Where the demo's admin is, the demo is taken for complete.
  const admin = {
    email: 'admin@likha.test',
    fullName: 'Luz Administrador',
    password: async () => 'Mabuhay-2026-Likha',
  };
  await grantAdmin({ ...deps, legalVersions: DECLARED_VERSIONS }, admin);
  creator = await createFactory(deps as unknown as Deps).creator();
  server = await startServer({
    dataDir: folder,
    port: await freePort(),
    sandboxPort: await freePort(),
    environment: { DATABASE_URL: database.connectionString },
  });
}, 120_000);

afterAll(async () => {
  await server?.kill9();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A video of 100 MB, most of it behind its end, sent as it is made. */
async function* form() {
  const clip = await readFile(CLIP);
  const field = (name: string, type = '') =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${type}\r\n\r\n`;
  yield Buffer.from(`${field('content_title')}A long evening\r\n`);
  yield Buffer.from(field('file', '; filename="a.mp4"\r\ncontent-type: video/mp4'));
  yield clip;
  const piece = Buffer.alloc(64 * 1024);
  for (let left = FILE_BYTES - clip.length; left > 0; left -= piece.length) yield piece.subarray(0, left);
  yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

it('a video of 100 MB is taken in with less than 150 MB of memory added', { timeout: 120_000 }, async () => {
  const { url, pid } = server as ServerProcess;
  const before = residentMegabytes(pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, residentMegabytes(pid));
  }, 20);
  const answer = await fetch(`${url}/api/media/upload`, {
    method: 'POST',
    headers: { ...creator.headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Readable.toWeb(Readable.from(form())) as ReadableStream,
    duplex: 'half',
  } as RequestInit);
  const item = (await answer.json()) as { id: string; content_type: string };
  expect(answer.status, JSON.stringify(item)).toBe(201);
  expect(item.content_type).toBe('video/mp4');
  // Until it was made ready, or given up.
  const state = async () => {
    const seen = await fetch(`${url}/api/content/${item.id}`, { headers: creator.headers });
    return ((await seen.json()) as { media: { state: string } }).media.state;
  };
  await expect.poll(state, { timeout: 90_000, interval: 500 }).not.toBe('processing');
  clearInterval(watch);
  expect(most - before, `${before} MB before, ${most} MB at most`).toBeLessThan(MOST_ADDED_MB);
});
