import { join } from 'node:path';
import { to as copyTo } from 'pg-copy-streams';
import { refuseUnfinishedRestore } from '../platform/migrate.ts';
import { StartError } from '../platform/start-error.ts';
import type { Manifest } from './manifest.ts';
import { seal } from './sealed-file.ts';
import { columnsOf, fileOfTable, listSequences, listTables, quoted } from './tables.ts';
import { withClient } from './with-client.ts';

/** By another transaction a table was given another shape while it was read, or taken away. */
const CHANGED = ['42703', '42P01'];
const TRIES = 3;

export interface DatabaseOptions {
  connectionString: string;
  folder: string;
  recipients: readonly string[];
  say: (line: string) => void;
}

type Written = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>;

/**
 * Every row as it was at one moment, however long writing takes and whatever goes on meanwhile. A table that is written anew
 * meanwhile, as by a migration or a move to cold storage, is empty to who sees the moment before: where one was, all are read again.
 * @throws StartError where tables change each time
 */
export async function writeDatabase(options: DatabaseOptions): Promise<Written> {
  for (let tried = 1; ; tried += 1) {
    const before = await listFiles(options.connectionString);
    const written = await write(options);
    const after = await listFiles(options.connectionString);
    const changed = [...before].filter(([file]) => !after.has(file)).map(([, name]) => name);
    if (written && changed.length === 0) return written;
    const which = changed.length > 0 ? changed.slice(0, 5).join(', ') : 'tables';
    if (tried === TRIES)
      throw new StartError(`${which} changed while they were read: back up once nothing migrates any more`);
    options.say(`${which} changed while they were read: once more`);
  }
}

/**
 * One transaction that sees what was permanent when it began. Nobody waits for it to read or write; vacuum keeps what it may still look at.
 * @returns null where a table changed its shape
 */
async function write(options: DatabaseOptions): Promise<Written | null> {
  try {
    return await writeAll(options);
  } catch (error) {
    if (CHANGED.includes((error as { code?: string }).code ?? '')) return null;
    throw error;
  }
}

function writeAll({ connectionString, folder, recipients }: DatabaseOptions): Promise<Written> {
  return withClient(connectionString, async (client) => {
    await refuseUnfinishedRestore(client);
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
      'select name, checksum from schema_migrations order by name',
    );
    const tables: Manifest['tables'] = [];
    for (const shape of await listTables(client)) {
      const rowsOfTable = client.query(
        copyTo(`copy (select ${columnsOf(shape)} from ${quoted(shape)}) to stdout`),
      );
      const content = await seal(rowsOfTable, join(folder, fileOfTable(shape)), {
        recipients,
        form: 'packed',
      });
      tables.push({ ...shape, ...content, rows: rowsOfTable.rowCount });
    }
    return { migrations, tables, sequences: await listSequences(client) };
  });
}

/** Of each table its file on disk, which is another once all of it is written anew. */
function listFiles(connectionString: string): Promise<Map<string, string>> {
  return withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ file: string; name: string }>(
      `select c.oid || '/' || c.relfilenode as file, c.oid::regclass::text as name
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p') and c.relpersistence <> 't'
          and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`,
    );
    return new Map(rows.map(({ file, name }) => [file, name]));
  });
}
