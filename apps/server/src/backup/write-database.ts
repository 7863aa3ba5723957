import { join } from 'node:path';
import { to as copyTo } from 'pg-copy-streams';
import type { Manifest } from './manifest.ts';
import { seal } from './sealed-file.ts';
import { columnsOf, fileOfTable, listSequences, listTables, quoted } from './tables.ts';
import { withClient } from './with-client.ts';

export interface DatabaseOptions {
  connectionString: string;
  folder: string;
  recipients: readonly string[];
}

/**
 * Every row as it was at one moment, however long writing takes and whatever goes on meanwhile: one transaction that sees what
 * was permanent when it began. Nobody waits for it; vacuum keeps what it may still look at.
 */
export function writeDatabase({ connectionString, folder, recipients }: DatabaseOptions) {
  return withClient(connectionString, async (client) => {
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
