import type pg from 'pg';
import { HOUR_MS } from '../platform/durations.ts';
import { readApplied, readMigrations, tooNew } from '../platform/migrate.ts';
import { RELEASE } from '../platform/release.ts';
import { type Examination, type Found, fault, ok, warning } from './finding.ts';
import { withConnection } from './with-connection.queries.ts';

const OLDEST = 150_000;
const EXTENSIONS = ['pg_trgm', 'fuzzystrmatch'];
/** Media addresses and codes of two factors go by the clock of the process, money and order by that of the database. */
const MOST_DRIFT_MS = 5000;
/** Laws are looked at each hour. */
const LAWS_EVERY_MS = 2 * HOUR_MS;
const LATE_SECONDS = 600;
/** What a process holds beside twice `DATABASE_POOL` (docs/operations.md). */
const BESIDE_POOLS = 5;

/** PostgreSQL: what it is, whether it may lose what it has answered, whether it fits this version, what waits in it. */
export const database: Examination = {
  part: 'database',
  async look({ env, connectionString, now }) {
    if (connectionString === null)
      return [warning('the embedded database does not run', 'start Likha, and look again')];
    return withConnection(connectionString, { connecting: 5000, asking: 10_000 }, async (client) => [
      ...(await server(client, env.DATABASE_POOL)),
      ...(await clock(client, now)),
      ...(await schema(client)),
      ...(await work(client, now)),
    ]);
  },
};

async function server(client: pg.Client, pool: number): Promise<Found[]> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name = any($1)`,
    [
      [
        'server_version_num',
        'server_version',
        'fsync',
        'full_page_writes',
        'synchronous_commit',
        'max_connections',
        'server_encoding',
      ],
    ],
  );
  const setting = (name: string) => rows.find((row) => row.name === name)?.setting ?? '';
  const findings = [ok(`PostgreSQL ${setting('server_version')}`)];
  if (Number(setting('server_version_num')) < OLDEST)
    findings.push(fault('it is older than 15', 'upgrade PostgreSQL'));
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'])
    if (setting(name) === 'off')
      findings.push(
        fault(`${name} is off: money that was acknowledged may be gone after a crash`, `set ${name} = on`),
      );
  if (setting('server_encoding') !== 'UTF8')
    findings.push(
      fault(`its encoding is ${setting('server_encoding')}`, 'make a database with encoding UTF8'),
    );
  const ofProcess = 2 * pool + BESIDE_POOLS;
  if (Number(setting('max_connections')) < 2 * ofProcess)
    findings.push(
      warning(
        `max_connections is ${setting('max_connections')}, and a process may hold ${ofProcess}`,
        'raise max_connections, or lower DATABASE_POOL: a web and a worker must fit',
      ),
    );
  return findings;
}

async function clock(client: pg.Client, now: () => Date): Promise<Found[]> {
  const before = now().getTime();
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  const drift = (rows[0]?.now.getTime() ?? 0) - (before + now().getTime()) / 2;
  const says = `its clock is ${Math.round(Math.abs(drift))} ms ${drift < 0 ? 'behind' : 'ahead of'} ours`;
  return Math.abs(drift) > MOST_DRIFT_MS
    ? [fault(says, 'let both machines follow a time server (chrony, systemd-timesyncd)')]
    : [ok(says)];
}

async function schema(client: pg.Client): Promise<Found[]> {
  const missing = await client.query<{ name: string }>(
    `select wanted.name from unnest($1::text[]) as wanted(name)
      where not exists (select from pg_available_extensions available where available.name = wanted.name)`,
    [EXTENSIONS],
  );
  if (missing.rows.length > 0)
    return [
      fault(
        `extensions ${missing.rows.map(({ name }) => name).join(', ')} cannot be had`,
        'install the contrib package of PostgreSQL (postgresql-contrib)',
      ),
    ];
  const there = await client.query<{ exists: boolean }>(
    `select to_regclass('schema_migrations') is not null as exists`,
  );
  if (!there.rows[0]?.exists) return [ok('it is empty: the first start makes its tables')];
  const [applied, known] = [await readApplied(client), await readMigrations()];
  const newer = tooNew(known, applied, RELEASE);
  if (newer.length > 0)
    return [
      fault(
        `it was migrated by a newer version (${newer.join(', ')})`,
        'start that version, or restore a backup from before',
      ),
    ];
  const names = new Set(applied.map(({ name }) => name));
  const due = known.filter(({ name }) => !names.has(name)).length;
  return [
    ok(
      due === 0 ? `all ${known.length} migrations are applied` : `${due} migrations come with the next start`,
    ),
  ];
}

/** What the queue and the laws say of those who should be at work. */
async function work(client: pg.Client, now: () => Date): Promise<Found[]> {
  const queue = await client.query<{ exists: boolean }>(
    `select to_regclass('graphile_worker.jobs') is not null and to_regclass('law_checks') is not null as exists`,
  );
  if (!queue.rows[0]?.exists) return [];
  const jobs = await client.query<{ out: number; late: number }>(
    `select count(*) filter (where attempts >= max_attempts)::int as out,
            coalesce(extract(epoch from now() - min(run_at) filter (where attempts < max_attempts and locked_at is null)), 0)::int as late
       from graphile_worker.jobs`,
  );
  const { out = 0, late = 0 } = jobs.rows[0] ?? {};
  const findings: Found[] = [
    late > LATE_SECONDS
      ? fault(
          `a job has been due for ${late} seconds`,
          'is a worker running (ROLE=worker or all)? Look at its log',
        )
      : ok('no job has been due for long'),
  ];
  if (out > 0)
    findings.push(warning(`${out} jobs ran out of tries`, 'see "Jobs that wait" in docs/operations.md'));
  return [...findings, ...(await laws(client, now))];
}

async function laws(client: pg.Client, now: () => Date): Promise<Found[]> {
  const findings: Found[] = [];
  const found = await client.query<{ oldest: Date | null; broken: number }>(
    `select min(checked_at) as oldest, count(*) filter (where outcome = 'broken')::int as broken from law_checks`,
  );
  const { oldest = null, broken = 0 } = found.rows[0] ?? {};
  if (broken > 0)
    findings.push(
      fault(`${broken} laws of the books are broken`, 'see "When a law is broken" in docs/operations.md'),
    );
  if (oldest && now().getTime() - oldest.getTime() > LAWS_EVERY_MS)
    findings.push(warning(`a law was last looked at ${oldest.toISOString()}`, 'is a worker running?'));
  return findings;
}
