import {
  appendFile,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase } from '../../test/database.ts';
import { useHarness } from '../../test/harness.ts';
import { makeRichWorld } from '../../test/rich-world.ts';
import { checkInvariants } from '../invariants/check-invariants.ts';
import { createDatabase, createPool } from '../platform/database/index.ts';
import { DAY_MS } from '../platform/durations.ts';
import { DiskStorage } from '../providers/storage/disk.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { listTables, quoted } from './tables.ts';

const harness = useHarness();
const SECRET = Buffer.from('9f1c02ad83566ec1f09d7b35a2484b7e');
const cleanUp: (() => Promise<unknown>)[] = [];
let folder: string;
let identity: string;
let recipient: string;
let stored: DiskStorage;
let backup: string;
let said: string[] = [];
let world: Awaited<ReturnType<typeof makeRichWorld>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likha-backup-'));
  identity = await generateX25519Identity();
  recipient = await identityToRecipient(identity);
  stored = new DiskStorage(join(folder, 'media'));
  world = await makeRichWorld(harness);
  await put('media/a1/full.webp', 'a picture');
  await put('media/b2/clip.mp4', 'a video');
  backup = await make();
});

afterAll(async () => {
  await Promise.all(cleanUp.map((each) => each()));
  await rm(folder, { recursive: true, force: true });
});

async function put(key: string, content: string): Promise<void> {
  const path = join(folder, `source-${crypto.randomUUID()}`);
  await writeFile(path, content);
  await stored.putFile(key, path, { contentType: 'image/webp', move: true });
}

function make(options: Partial<Parameters<typeof makeBackup>[0]> = {}): Promise<string> {
  return makeBackup({
    connectionString: harness.connectionString,
    storage: stored,
    backups: join(folder, 'backups'),
    recipients: [recipient],
    secret: SECRET,
    keepDays: null,
    clock: { now: () => new Date() },
    say: (line) => void said.push(line),
    ...options,
  });
}

/** Into a database and a store of its own. */
async function restore(options: Partial<Parameters<typeof restoreBackup>[0]> = {}) {
  const { connectionString, drop } = await createEmptyDatabase();
  cleanUp.push(drop);
  const target = await mkdtemp(join(folder, 'restored-'));
  const storage = new DiskStorage(join(target, 'media'));
  said = [];
  const given = { connectionString, storage, folder: backup, identity, secret: SECRET, ...options };
  const restoring = restoreBackup({
    ...given,
    workFolder: join(target, 'work'),
    say: (line) => void said.push(line),
  });
  return { restoring, connectionString: given.connectionString, storage };
}

/** How many rows each table has, and a sum over all of them. */
async function contentOf(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const content: Record<string, unknown> = {};
    for (const table of await listTables(client)) {
      const text = `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as sum from ${quoted(table)} t`;
      content[quoted(table)] = (await client.query(text)).rows[0];
    }
    return content;
  } finally {
    await client.end();
  }
}

/** Constraints, triggers and sequences, as restoring takes them away and puts them back. */
async function rulesOf(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(
    `select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as says from pg_constraint where conrelid <> 0
     union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
     union all select schemaname, sequencename, last_value::text from pg_sequences order by 1, 2, 3`,
  );
  await client.end();
  return rows;
}

async function lawsOf(connectionString: string) {
  const pool = createPool({ connectionString, maxConnections: 4, statementTimeoutMs: 30_000 });
  try {
    return await checkInvariants(createDatabase(pool));
  } finally {
    await pool.end();
  }
}

async function keysOf(store: DiskStorage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.sort();
}

describe('a backup', () => {
  it('gives back every row of every table, every file, and books in which every law holds', async () => {
    const { restoring, connectionString, storage } = await restore();
    await restoring;
    const content = await contentOf(connectionString);
    expect(content).toEqual(await contentOf(harness.connectionString));
    expect(Object.values(content).length).toBeGreaterThan(100);
    expect(await lawsOf(connectionString)).toEqual([]);
    expect(await keysOf(storage)).toEqual(['media/a1/full.webp', 'media/b2/clip.mp4']);
    expect((await storage.stat('media/a1/full.webp'))?.bytes).toBe('a picture'.length);
    expect(said.join('\n')).not.toContain('APP_SECRET');
    expect(await rulesOf(connectionString)).toEqual(await rulesOf(harness.connectionString));
  });

  it('is of one moment while people go on buying, and the books of it are in order', async () => {
    let isDone = false;
    const fan = await harness.factory.fan({ credits: 5000 });
    const tips = (async () => {
      let sent = 0;
      while (!isDone) {
        const { statusCode } = await harness.app.inject({
          method: 'POST',
          url: `/api/creators/${world.creator.id}/tips`,
          headers: { ...fan.headers, 'idempotency-key': crypto.randomUUID() },
          payload: { credits: 1 },
        });
        if (statusCode < 300) sent += 1;
      }
      return sent;
    })();
    const made = await make().finally(() => (isDone = true));
    expect(await tips).toBeGreaterThan(0);
    const { restoring, connectionString } = await restore({ folder: made, secret: Buffer.from('another') });
    await restoring;
    expect(said.join('\n')).toContain('APP_SECRET is not the one of this backup');
    expect(await lawsOf(connectionString)).toEqual([]);
  });

  it('copies each file once, and those that no kept backup names are removed', async () => {
    const backups = join(folder, 'kept');
    const begun = Date.parse('2126-11-01T00:00:00Z');
    const days = (count: number) => ({ now: () => new Date(begun + count * DAY_MS) });
    await put('media/c3/gone.webp', 'soon gone');
    await make({ backups, clock: days(0), keepDays: 7 });
    said = [];
    await stored.remove(['media/c3/gone.webp']);
    await make({ backups, clock: days(2), keepDays: 7 });
    expect(said).toContain('media: 0 files are new');
    expect(await stat(join(backups, 'media/media/c3/gone.webp.age'))).toBeTruthy();
    await make({ backups, clock: days(7), keepDays: 7 });
    await make({ backups, clock: days(8), keepDays: 7 });
    await expect(stat(join(backups, 'media/media/c3/gone.webp.age'))).rejects.toThrow('ENOENT');
    expect((await readdir(backups)).filter((name) => name !== 'media')).toEqual([
      '2126-11-03T00-00-00-000Z',
      '2126-11-08T00-00-00-000Z',
      '2126-11-09T00-00-00-000Z',
    ]);
  });
});

describe('what is no good', () => {
  it('is not begun where nothing can be written, and says so in a line', async () => {
    const backups = join(folder, 'a-file');
    await writeFile(backups, '');
    await expect(make({ backups })).rejects.toThrow(
      `BACKUP_DIR: ${backups} cannot be written to: a file is where a folder has to be`,
    );
  });

  it('is refused with another key, and without the files of a backup', async () => {
    const other = await generateX25519Identity();
    await expect((await restore({ identity: other })).restoring).rejects.toThrow('not opened by this key');
    await mkdir(join(folder, 'empty'), { recursive: true });
    await expect((await restore({ folder: join(folder, 'empty') })).restoring).rejects.toThrow(
      'is no backup',
    );
  });

  it('is refused where something is already, and nothing is written over', async () => {
    const before = await contentOf(harness.connectionString);
    const { restoring } = await restore({ connectionString: harness.connectionString });
    await expect(restoring).rejects.toThrow('is restored into an empty one');
    expect(await contentOf(harness.connectionString)).toEqual(before);
  });

  it.each([
    ['a table that was cut', 'tables/public.users.zst.age', 'cut'],
    ['a table of another backup', 'tables/public.ledger_postings.zst.age', 'other'],
    ['a list of media that was changed', 'media.txt', 'added'],
  ])('leaves nothing of %s', async (_what, file, how) => {
    const made = await make();
    const path = join(made, file);
    if (how === 'cut') await writeFile(path, (await readFile(path)).subarray(0, -40));
    if (how === 'added') await appendFile(path, '9 media/c3/odd.webp\n');
    if (how === 'other') await copyFile(join(made, 'tables/public.users.zst.age'), path);
    const { restoring, connectionString } = await restore({ folder: made });
    await expect(restoring).rejects.toThrow();
    const users = (await contentOf(connectionString))['"public"."users"'] as { rows: number } | undefined;
    expect(users?.rows ?? 0).toBe(0);
  });

  it('never stands under the name of a backup: one that breaks off leaves none, and the next is made', async () => {
    const backups = join(folder, 'broken-off');
    const breaking = new DiskStorage(join(folder, 'media'));
    breaking.open = () => Promise.reject(new Error('the store is away'));
    await expect(make({ backups, storage: breaking })).rejects.toThrow('the store is away');
    expect(await readdir(backups)).toEqual([]);
    await make({ backups });
  });
});
