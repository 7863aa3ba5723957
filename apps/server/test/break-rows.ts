import { sql } from 'kysely';
import type { Database } from '../src/platform/database/index.ts';

/**
 * From now on no row of a table is written in which a column has this value, as if something about it were broken; returns what ends that.
 */
export async function breakRows(
  db: Database,
  { table, column, value }: { table: string; column: string; value: string },
): Promise<() => Promise<void>> {
  const name = sql.id(`breaks_${table}`);
  await sql`create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'it broke'; end $$`.execute(
    db,
  );
  await sql`create trigger ${name} before insert or update on ${sql.table(table)} for each row when (new.${sql.id(column)} = ${sql.lit(value)}) execute function ${name}()`.execute(
    db,
  );
  return async () => {
    await sql`drop trigger ${name} on ${sql.table(table)}`.execute(db);
    await sql`drop function ${name}()`.execute(db);
  };
}
