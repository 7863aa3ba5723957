import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase } from '../../test/database.ts';
import { useHarness } from '../../test/harness.ts';
import { programEnvironment } from '../../test/program-environment.ts';
import { migrate, readMigrations } from '../platform/migrate.ts';
import { DiskStorage } from '../providers/storage/disk.ts';
import { prepareBackups, SECRET } from './backups.fixture.ts';
import { restoreBackup } from './restore-backup.ts';
import { beginRestore } from './unfinished-restore.ts';

/** The commands themselves, killed in the middle as a machine without power does. */
const harness = useHarness();
let at: Awaited<ReturnType<typeof prepareBackups>>;
let keyFile: string;
const drops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  at = await prepareBackups(() => harness.connectionString);
  keyFile = join(at.folder, 'key.txt');
  await writeFile(keyFile, at.identity);
  await harness.factory.fan({ credits: 500 });
});
afterAll(async () => {
  await Promise.all(drops.map((drop) => drop()));
  await at.remove();
});

function start(command: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  const file = new URL(`../commands/${command}.ts`, import.meta.url).pathname;
  const child = spawn(process.execPath, ['--disable-proto=delete', file, ...args], {
    // Nothing of money or mail: whoever makes backups is not told.
    env: { ...programEnvironment, APP_SECRET: SECRET, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise<{ code: number | null; output: string }>((done) =>
    child.on('close', (code) => done({ code, output })),
  );
  return { child, ended };
}

async function countIn(connectionString: string, text: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

async function target() {
  const { connectionString, drop } = await createEmptyDatabase();
  drops.push(drop);
  return connectionString;
}

describe('a backup that is killed', () => {
  it('leaves none, and the next one is made by the same command', async () => {
    const backups = join(at.folder, 'killed');
    await mkdir(backups);
    const env = {
      ...{ DATABASE_URL: harness.connectionString, DATA_DIR: at.folder, BACKUP_DIR: backups },
      BACKUP_RECIPIENTS: at.recipient,
    };
    const { child, ended } = start('backup', [], env);
    while (child.exitCode === null && !existsSync(join(backups, 'unfinished/tables'))) await pause(5);
    child.kill('SIGKILL');
    await ended;
    expect((await readdir(backups)).filter((name) => name.startsWith('2'))).toEqual([]);
    const again = await start('backup', [], env).ended;
    expect(again).toMatchObject({ code: 0 });
    expect((await readdir(backups)).sort()).toEqual([expect.stringMatching(/^2/), 'media']);
  });
});

describe('a database that nobody has started on', () => {
  it('comes back as it is, without a queue', async () => {
    const from = await target();
    await migrate(from);
    const folder = await at.make({ connectionString: from, backups: join(at.folder, 'unstarted') });
    const connectionString = await target();
    await restoreBackup({
      ...{ connectionString, storage: new DiskStorage(join(at.folder, 'unstarted-media')), folder },
      ...{ identity: at.identity, secret: null, workFolder: join(at.folder, 'work'), say: () => undefined },
    });
    const tables = `select from pg_class where relkind in ('r', 'p') and relnamespace::regnamespace::text not like 'pg_%'`;
    expect(await countIn(connectionString, tables)).toBe(await countIn(from, tables));
  });
});

describe('a backup of an older version', () => {
  it('is brought up to date before the laws of this one look at it', async () => {
    const from = await target();
    const older = (await readMigrations()).filter(({ name }) => name < '0300');
    expect(await migrate(from, { migrations: older })).toHaveLength(older.length);
    const folder = await at.make({ connectionString: from, backups: join(at.folder, 'older') });
    const connectionString = await target();
    const env = { DATABASE_URL: connectionString, DATA_DIR: join(at.folder, 'older-into') };
    const { code, output } = await start('restore', ['--from', folder, '--key', keyFile], env).ended;
    expect(output).toContain('it is of an older version: its tables are brought up to date');
    expect(output).toContain('Restored, and every law holds.');
    expect(code).toBe(0);
    expect(await migrate(connectionString)).toEqual([]);
  });
});

describe('a restore that is killed', () => {
  it('lets nobody start on its part, and goes on when it is asked for again', async () => {
    const made = await at.make();
    const other = await at.make();
    const connectionString = await target();
    const env = { DATABASE_URL: connectionString, DATA_DIR: join(at.folder, 'into') };
    const args = ['--from', made, '--key', keyFile];
    const { child, ended } = start('restore', args, env);
    const filling = `select from pg_stat_activity where datname = current_database() and query like 'copy%'`;
    while (child.exitCode === null && (await countIn(connectionString, filling)) === 0) await pause(5);
    child.kill('SIGKILL');
    await ended;
    await expect(migrate(connectionString)).rejects.toThrow('a backup is being restored into this database');
    await expect(at.make({ connectionString, backups: join(at.folder, 'of-part') })).rejects.toThrow(
      'is being restored',
    );
    const wrong = await start('restore', ['--from', other, '--key', keyFile], env).ended;
    expect(wrong).toMatchObject({
      code: 1,
      output: expect.stringContaining('holds a part of the backup of'),
    });
    const again = await start('restore', args, env).ended;
    expect(again.output).toContain('Restored, and every law holds.');
    expect(again.code).toBe(0);
    expect(await migrate(connectionString)).toEqual([]);
    expect(await countIn(connectionString, 'select from users')).toBe(
      await countIn(harness.connectionString, 'select from users'),
    );
  });

  it('stands in nobody’s way once its tables are gone, and nobody takes it for them', async () => {
    const connectionString = await target();
    const begin = (madeAt: string, tables: number) =>
      beginRestore(connectionString, { madeAt, countTables: async () => tables });
    expect(await begin('a', 0)).toBe('now');
    await countIn(connectionString, 'update likha_restore.unfinished set is_filled = true');
    expect(await begin('a', 200)).toBe('filled');
    expect(await begin('a', 0)).toBe('now');
    expect(await begin('a', 200)).toBe('before');
    await expect(begin('b', 200)).rejects.toThrow('holds a part of the backup of a');
    expect(await begin('b', 0)).toBe('now');
    expect(await begin('b', 200)).toBe('before');
  });

  it('keeps what it has put back of the files', async () => {
    await at.put('media/b2/clip.mp4', 'a video');
    const folder = await at.make({ backups: join(at.folder, 'files') });
    const connectionString = await target();
    const storage = new DiskStorage(join(at.folder, 'restored'));
    const putFile = storage.putFile.bind(storage);
    const put: string[] = [];
    let dies = true;
    storage.putFile = async (key, ...rest) => {
      if (dies && put.length === 1) throw new Error('the machine is gone');
      put.push(key);
      return putFile(key, ...rest);
    };
    const restore = () =>
      restoreBackup({
        ...{ connectionString, storage, folder, identity: at.identity, secret: null },
        ...{ workFolder: join(at.folder, 'work'), say: () => undefined },
      });
    await expect(restore()).rejects.toThrow('the machine is gone');
    await expect(migrate(connectionString)).rejects.toThrow('is being restored');
    dies = false;
    await restore();
    expect(put.sort()).toEqual(['media/a1/full.webp', 'media/b2/clip.mp4']);
    expect(await migrate(connectionString)).toEqual([]);
    await expect(restore()).rejects.toThrow('is restored into an empty one');
  });
});
