import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { createPool } from '../platform/database/index.ts';
import { migrate, readMigrations } from '../platform/migrate.ts';
import { StartError } from '../platform/start-error.ts';
import { migrateJobs } from '../platform/worker.ts';
import type { Manifest } from './manifest.ts';
import { countContent, openSealed } from './sealed-file.ts';
import { columnsOf, fileOfTable, listPartitions, listTables, quoted, type TableShape } from './tables.ts';
import { type Begun, beginRestore, markFilled } from './unfinished-restore.ts';
import { withClient } from './with-client.ts';

const QUEUE = 'graphile_worker';
const MAKES_QUEUE_WITHIN_MS = 60_000;
/** What PostgreSQL says of rows that are another table's: they do not fit its columns, or are there already. */
const NO_SUCH_ROWS = /^2[23]/;

export interface RestoreOptions {
  connectionString: string;
  folder: string;
  identity: string;
  manifest: Manifest;
}

/**
 * Fills an empty database with a backup: the tables are made by the migrations that it is of, and filled in one transaction, so
 * that there is all of it or nothing. What later versions changed is done behind it. One that was killed goes on.
 * @returns how far it had come before
 * @throws StartError when the database is not empty, or the backup is of a newer version, damaged or incomplete
 */
export async function readDatabase(options: RestoreOptions): Promise<Begun> {
  const { connectionString, manifest } = options;
  const migrations = await migrationsOf(manifest);
  const countTables = async (client: pg.Client) => (await listTables(client)).length;
  const begun = await beginRestore(connectionString, { madeAt: manifest.madeAt, countTables });
  if (begun === 'filled') return begun;
  await migrate(connectionString, { migrations, isRestoring: true });
  // One that nobody had started on yet has none.
  if (manifest.tables.some(({ schema }) => schema === QUEUE)) await makeQueue(connectionString);
  await withClient(connectionString, async (client) => {
    await client.query('set statement_timeout = 0');
    await client.query('begin');
    await fill(client, options);
    await markFilled(client);
    await client.query('commit');
    await client.query('analyze');
  });
  return begun;
}

async function migrationsOf(manifest: Manifest) {
  const known = new Map((await readMigrations()).map((migration) => [migration.name, migration]));
  return manifest.migrations.map(({ name, checksum }) => {
    const migration = known.get(name);
    if (migration?.checksum === checksum) return migration;
    throw new StartError(
      `the backup is of a version with migration ${name}, which this one does not have: restore it by that version, or a newer one`,
    );
  });
}

async function makeQueue(connectionString: string): Promise<void> {
  const pool = createPool({ connectionString, maxConnections: 2, statementTimeoutMs: MAKES_QUEUE_WITHIN_MS });
  try {
    await migrateJobs(pool);
  } finally {
    await pool.end();
  }
}

/** Without triggers and references, which would judge each row before the others are there; references are looked at in the end. */
async function fill(client: pg.Client, options: RestoreOptions): Promise<void> {
  const { manifest } = options;
  const there = await listTables(client);
  demandTheSame(there, manifest);
  const references = await dropReferences(client, there);
  const guarded = [...there, ...(await listPartitions(client))];
  for (const table of guarded) await client.query(`alter table ${quoted(table)} disable trigger user`);
  await client.query(`truncate ${there.map(quoted).join(', ')}`);
  for (const table of manifest.tables) await fillTable(client, table, options);
  for (const { schema, name, value } of manifest.sequences)
    if (value !== null)
      await client.query('select setval($1::regclass, $2::bigint)', [quoted({ schema, name }), value]);
  for (const table of guarded) await client.query(`alter table ${quoted(table)} enable trigger user`);
  for (const statement of references) await client.query(statement);
}

/** @throws StartError when the migrations make other tables than those that were backed up */
function demandTheSame(there: readonly TableShape[], manifest: Manifest): void {
  const shape = (table: TableShape) => `${quoted(table)} (${columnsOf(table)})`;
  const made = new Set(there.map(shape));
  const odd = manifest.tables.find((table) => !made.has(shape(table)));
  if (odd) throw new StartError(`this version makes no table ${shape(odd)}, which the backup holds`);
  if (manifest.tables.length !== there.length)
    throw new StartError(`the backup holds ${manifest.tables.length} of ${there.length} tables`);
}

/** @returns the statements by which they come back */
async function dropReferences(client: pg.Client, there: readonly TableShape[]): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
       from pg_constraint
      where contype = 'f' and conparentid = 0 and conrelid = any($1::regclass[])`,
    [there.map(quoted)],
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  );
}

async function fillTable(
  client: pg.Client,
  table: Manifest['tables'][number],
  { folder, identity }: RestoreOptions,
): Promise<void> {
  const { counting, content } = countContent();
  const source = await openSealed(join(folder, fileOfTable(table)), identity, 'packed');
  const target = client.query(copyFrom(`copy ${quoted(table)} (${columnsOf(table)}) from stdin`));
  await pipeline(source, counting, target).catch((error: Error & { code?: string }) => {
    if (!NO_SUCH_ROWS.test(error.code ?? '')) throw error;
    throw new StartError(`${fileOfTable(table)} is not the one of this backup: ${error.message}`);
  });
  const { sha256 } = content();
  if (sha256 !== table.sha256 || target.rowCount !== table.rows)
    throw new StartError(
      `${fileOfTable(table)} is not the one of this backup: it has ${target.rowCount} rows of ${table.rows}`,
    );
}
