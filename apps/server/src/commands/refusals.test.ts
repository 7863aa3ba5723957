import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createEmptyDatabase } from '../../test/database.ts';
import { useHarness } from '../../test/harness.ts';
import { programEnvironment } from '../../test/program-environment.ts';
import { migrate, readMigrations } from '../platform/migrate.ts';

/** What commands say when they cannot do what they are asked for: a line, no trace, no secret, and nothing half done. */
const harness = useHarness();
const SECRETS = {
  APP_SECRET: '9f1c02ad83566ec1f09d7b35a2484b7e',
  APP_SECRET_PREVIOUS: 'c41b7e02ad83566ec1f09d7b35a2489d',
  ADMIN_PASSWORD: 'Bagong-Umaga-2026-Likha',
};
const AWAY = 'postgresql://likha:s3cret@127.0.0.1:1/likha';

type Child = ChildProcessByStdio<null, Readable, Readable>;

function start(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  meanwhile: (child: Child) => void = () => undefined,
) {
  const child = spawn(process.execPath, [new URL(`./${command}.ts`, import.meta.url).pathname, ...args], {
    env: {
      ...programEnvironment,
      ...{ DEMO: 'true', DATA_DIR: harness.folder, BACKUP_DIR: `${harness.folder}/backups` },
      ...{ BACKUP_RECIPIENTS: `age1${'q'.repeat(58)}`, ...SECRETS, ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  meanwhile(child);
  return new Promise<{ code: number | null; output: string }>((done) =>
    child.on('close', (code) => done({ code, output })),
  );
}

function expectLine({ code, output }: { code: number | null; output: string }, says: RegExp) {
  expect(output).toMatch(says);
  expect(output).not.toMatch(/\n\s+at |s3cret|Bagong|9f1c02ad|c41b7e02/);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
}

const person = ['--email', 'luz@example.test'];
const everyCommand: [string, string[]][] = [
  ['make-admin', [...person, '--name', 'Luz Ada']],
  ['rescue', person],
  ['ban', [...person, '--reason', 'Sold what is not theirs']],
  ['mail-again', [...person, '--link', 'confirm']],
  ['jobs', []],
  ['jobs', ['--retry', 'all']],
  ['replay-webhooks', []],
  ['check-invariants', []],
  ['check-chain', []],
  ['cold-storage', []],
  ['remove-demo', ['--erase-everything']],
  ['migrate', []],
  ['reseal', []],
  ['backup', []],
];

describe('a command without its database', () => {
  it.each(everyCommand)('%s %j says that it is away', async (command, args) => {
    expectLine(
      await start(command, args, { DATABASE_URL: AWAY }),
      /^DATABASE_URL: the database at 127\.0\.0\.1:1 does not take us/,
    );
  });

  it.each([
    ['older', '0300', /^the database is of an older version, \d+ migrations behind/],
    ['newer', '9999', /^the database was migrated by a newer version \(9999-of-tomorrow\.sql\)/],
  ])('check-invariants [] does not look at tables of a version that is %s', async (_version, until, says) => {
    const { connectionString, drop } = await createEmptyDatabase();
    await migrate(connectionString, {
      migrations: (await readMigrations()).filter(({ name }) => name < until),
    });
    if (until === '9999') {
      const tomorrow = { name: '9999-of-tomorrow.sql', checksum: 'c', text: 'select 1' };
      const migrations = [...(await readMigrations()), tomorrow];
      await migrate(connectionString, { release: '100.0.0' });
      await migrate(connectionString, { release: '101.0.0', migrations });
    }
    const said = await start('check-invariants', [], { DATABASE_URL: connectionString });
    await drop();
    expectLine(said, says);
  });

  it.each(
    everyCommand.filter(
      ([command]) => !['make-admin', 'migrate', 'backup', 'cold-storage'].includes(command),
    ),
  )('%s %j says that there are no tables yet', async (command, args) => {
    const { connectionString, drop } = await createEmptyDatabase();
    const said = await start(command, args, { DATABASE_URL: connectionString });
    await drop();
    expectLine(said, /^The database does not have the tables of this version/);
  });

  it('says that it waits for who migrates, and that the database went away in the middle', async () => {
    const { db } = harness.deps;
    await db.connection().execute(async (holder) => {
      // As a node that migrates holds it.
      await sql`select pg_advisory_lock(7260001)`.execute(holder);
      const waiting = start('migrate', [], { DATABASE_URL: harness.connectionString });
      const end = sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'likha-migrate' and wait_event_type = 'Lock'`;
      while ((await end.execute(holder)).rows.length === 0) await pause(20);
      const { code, output } = await waiting;
      const [said, ...rest] = output.split('\n');
      expect(said).toBe('another process is migrating this database: waiting until it has');
      expectLine({ code, output: rest.join('\n') }, /^The connection was lost: .*run it again\.\n$/);
      await sql`select pg_advisory_unlock(7260001)`.execute(holder);
    });
  });
});

describe('a command that is asked for something else', () => {
  it.each([
    ['replay-webhooks', ['--list']],
    ['reseal', ['--dry-run']],
    ['migrate', ['--help']],
    ['doctor', ['all']],
    ['check-invariants', ['recnet']],
    ['backup', ['--to', '/tmp']],
    ['restore', ['/backups']],
    ['cold-storage', ['--before', '2026-01']],
    ['remove-demo', ['--yes']],
    ['jobs', ['--retry', '']],
    ['rescue', ['--email', 'luz@example.test', '--password', 's3cret']],
    ['ban', person],
    ['mail-again', [...person, '--link', 'change']],
  ])('%s %j explains itself, and does nothing', async (command, args) => {
    const { code, output } = await start(command, args, { DATABASE_URL: AWAY });
    expect(output).toMatch(/^npm run /);
    expect(output).not.toMatch(/\n\s+at |s3cret/);
    expect(code).toBe(1);
  });
});

describe('a command that nobody reads any more', () => {
  it('does all of it, and ends as it would have: its reader may have seen enough', async () => {
    const env = { DATABASE_URL: harness.connectionString };
    const whole = await start('check-invariants', [], env);
    expect(whole.code).toBe(0);
    const { code, output } = await start('check-invariants', [], env, (child) => child.stdout.destroy());
    expect({ code, output }).toEqual({ code: 0, output: '' });
  });
});
