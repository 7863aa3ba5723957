import { execFileSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useHarness } from '../../test/harness.ts';
import { DAY_MS } from '../platform/durations.ts';
import { StartError } from '../platform/start-error.ts';
import { DiskStorage } from '../providers/storage/disk.ts';
import { prepareBackups } from './backups.fixture.ts';
import { newestBackup } from './make-backup.ts';
import { readManifest } from './manifest.ts';

/** What an enemy of backups would do to one that is being made, and to those that are there. */
const harness = useHarness();
let at: Awaited<ReturnType<typeof prepareBackups>>;

beforeAll(async () => {
  at = await prepareBackups(() => harness.connectionString);
});
afterAll(() => at.remove());

const dayOf = (count: number) => ({
  now: () => new Date(Date.parse('2126-11-01T00:00:00Z') + count * DAY_MS),
});
const namesIn = async (backups: string) => (await readdir(backups)).filter((name) => name !== 'media').sort();

/** Does that while the first file is read. */
function storageThat(act: () => unknown): DiskStorage {
  const storage = new DiskStorage(join(at.folder, 'media'));
  const open = storage.open.bind(storage);
  storage.open = async (key, range) => {
    await act();
    return open(key, range);
  };
  return storage;
}

describe('a disk that fills up', () => {
  it('ends a backup with one line, leaves those that are there, and nothing of its own', async ({ skip }) => {
    const backups = join(at.folder, 'full');
    await mkdir(backups);
    const mount = (...options: string[]) => execFileSync('mount', [...options, backups], { stdio: 'ignore' });
    try {
      mount('-t', 'tmpfs', '-o', 'size=600m', 'likha-test');
    } catch {
      skip('no file system may be mounted here');
    }
    try {
      await at.make({ backups, clock: dayOf(0) });
      await at.put('media/f1/new.webp', 'x'.repeat(100_000));
      const filling = storageThat(() => {
        const { blocks, bfree, bsize } = statfsSync(backups);
        mount('-o', `remount,size=${(blocks - bfree) * bsize + 40_960}`);
      });
      const made = at.make({ backups, clock: dayOf(1), storage: filling });
      await expect(made).rejects.toThrow(StartError);
      await expect(made).rejects.toThrow('there is no room left');
      mount('-o', 'remount,size=600m');
      expect(await namesIn(backups)).toEqual(['2126-11-01T00-00-00-000Z']);
      await at.make({ backups, clock: dayOf(2) });
      expect(await namesIn(backups)).toHaveLength(2);
    } finally {
      execFileSync('umount', ['--lazy', backups]);
    }
  });
});

describe('two backups at once', () => {
  it('are refused of different machines as well, which do not see each other’s processes', async () => {
    const backups = join(at.folder, 'twice');
    let second: Promise<string> | undefined;
    const storage = storageThat(async () => {
      // As another container sees it: the process of that number is not there.
      await rm(join(backups, 'likha.lock'), { force: true });
      second ??= at.make({ backups, clock: dayOf(1) });
      await second.catch(() => undefined);
    });
    await at.make({ backups, clock: dayOf(0), storage });
    await expect(second).rejects.toThrow(/another backup is being made.* ends it$/);
    expect(await namesIn(backups)).toEqual(['2126-11-01T00-00-00-000Z']);
  });

  it('are none where the connection that keeps the other out is lost', async () => {
    const backups = join(at.folder, 'lost');
    const cut = sql`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and objid = 7260011 and database = (select oid from pg_database where datname = current_database())`;
    const storage = storageThat(() => cut.execute(harness.deps.db));
    await expect(at.make({ backups, storage })).rejects.toThrow(/was lost: run it again/);
    expect(await namesIn(backups)).toEqual([]);
    await at.make({ backups });
  });
});

describe('a folder that is torn', () => {
  it('is no backup: another is the newest, the next is made, and no file of it is removed unseen', async () => {
    const backups = join(at.folder, 'torn');
    const whole = await at.make({ backups, clock: dayOf(0) });
    const torn = await at.make({ backups, clock: dayOf(1) });
    await rm(join(torn, 'manifest.zst.age'));
    await rm(join(torn, 'media.txt'));
    expect(await newestBackup(backups)).toEqual(dayOf(0).now());
    await at.put('media/t1/kept.webp', 'a picture that goes');
    await at.make({ backups, clock: dayOf(2) });
    await at.stored.remove(['media/t1/kept.webp']);
    at.said.length = 0;
    await at.make({ backups, clock: dayOf(3), keepDays: 1 });
    expect(at.said.join('\n')).toMatch(/2126-11-02T00-00-00-000Z is no whole backup/);
    expect(await newestBackup(backups)).toEqual(dayOf(3).now());
    await expect(stat(whole)).rejects.toThrow('ENOENT');
  });

  it('does not let files go that its list may have named', async () => {
    const backups = join(at.folder, 'unlisted');
    await at.put('media/u1/shown.webp', 'was shown');
    const torn = await at.make({ backups, clock: dayOf(0) });
    await writeFile(join(torn, 'media.txt'), 'torn');
    await at.stored.remove(['media/u1/shown.webp']);
    at.said.length = 0;
    await at.make({ backups, clock: dayOf(1) });
    expect(at.said.join('\n')).toContain('no file is removed');
    expect(await stat(join(backups, 'media/media/u1/shown.webp.age'))).toBeTruthy();
  });
});

describe('a clock that jumps', () => {
  it('ahead, takes no former backup away', async () => {
    const backups = join(at.folder, 'ahead');
    for (const day of [0, 1, 2]) await at.make({ backups, clock: dayOf(day), keepDays: 7 });
    await at.make({ backups, clock: dayOf(3650), keepDays: 7 });
    expect(await namesIn(backups)).toHaveLength(4);
  });

  it('back again, leaves no file that is never copied anew', async () => {
    const backups = join(at.folder, 'back');
    await at.put('media/j1/full.webp', 'as it was');
    await at.make({ backups, clock: { now: () => new Date(Date.now() + 3650 * DAY_MS) } });
    await at.put('media/j1/full.webp', 'as it was made anew');
    at.said.length = 0;
    const made = await at.make({ backups, clock: { now: () => new Date() } });
    const list = await readFile(join(made, 'media.txt'), 'utf8');
    expect(list).toContain('19 media/j1/full.webp');
    expect(at.said[0]).toMatch(/^media: [1-9]\d* files are new/);
  });
});

describe('tables that change while they are read', () => {
  it('are read again: a table that was written anew would be empty', async () => {
    await harness.deps.db
      .insertInto('webhook_events')
      .values({
        ...{ provider: 'paypal', event_id: 'WH-1', kind: 'CUSTOMER.DISPUTE.CREATED' },
        ...{ about: 'dispute', status: 'kept', received_at: harness.clock.now() },
      })
      .execute();
    const other = new pg.Client({ connectionString: harness.connectionString });
    await other.connect();
    const rewritten = (async () => {
      const copying = `select from pg_stat_activity where application_name = 'likha-backup' and query like 'copy%' and datname = current_database()`;
      while ((await other.query(copying)).rowCount === 0) await pause(5);
      await other.query(`alter table webhook_events alter column kind type text using kind || ''`);
    })();
    at.said.length = 0;
    const made = await at.make({ backups: join(at.folder, 'changed') });
    await rewritten;
    await other.end();
    const { tables } = await readManifest(made, at.identity);
    expect(tables.find(({ name }) => name === 'webhook_events')?.rows).toBe(1);
    expect(at.said.join('\n')).toContain('changed while they were read');
  });
});
