import type pg from 'pg';
import { StartError } from '../platform/start-error.ts';
import { withClient } from './with-client.ts';

/**
 * What says that a database is being restored (P942), in a schema of its own, which no backup holds: `migrate` refuses to let anybody
 * start there, as one that is not filled yet looks like a new Likha.
 */
const MARK = 'likha_restore.unfinished';

/** How far the restoring of this backup came before. */
export type Begun = 'now' | 'before' | 'filled';

/** @throws StartError where something else is there */
export function beginRestore(
  connectionString: string,
  { madeAt, countTables }: { madeAt: string; countTables(client: pg.Client): Promise<number> },
): Promise<Begun> {
  return withClient(connectionString, async (client) => {
    const { rows: there } = await client.query<{ yes: boolean }>(
      `select to_regclass('${MARK}') is not null as yes`,
    );
    const tables = await countTables(client);
    if (!there[0]?.yes) {
      if (tables > 0)
        throw new StartError(
          `the database has ${tables} tables: a backup is restored into an empty one, and nothing is written over`,
        );
      await client.query(
        `begin; create schema likha_restore; create table ${MARK} (made_at text not null, is_filled boolean not null default false);`,
      );
      await client.query(`insert into ${MARK} (made_at) values ($1)`, [madeAt]);
      await client.query('commit');
      return 'now';
    }
    // Of what is not there any more, or never was, the mark says nothing.
    if (tables === 0) {
      await client.query(`update ${MARK} set made_at = $1, is_filled = false`, [madeAt]);
      return 'now';
    }
    const { rows } = await client.query<{ made_at: string; is_filled: boolean }>(
      `select made_at, is_filled from ${MARK}`,
    );
    const [row] = rows;
    if (row?.made_at !== madeAt)
      throw new StartError(
        `the database holds a part of the backup of ${row?.made_at}: restore that one to its end, or begin with an empty database`,
      );
    return row.is_filled ? 'filled' : 'before';
  });
}

/** Together with the rows, or not at all. */
export async function markFilled(client: pg.Client): Promise<void> {
  await client.query(`update ${MARK} set is_filled = true`);
}

/** All of it is there, files as well: Likha may start. */
export function endRestore(connectionString: string): Promise<unknown> {
  return withClient(connectionString, (client) => client.query('drop schema likha_restore cascade'));
}
