import { sql } from 'kysely';
import type { Database } from '../apps/server/src/platform/database/index.ts';

/** Fills tables while nothing but their constraints is looked after; their other indexes are made again at the end. */
export async function withoutIndexes(
  db: Database,
  tables: string[],
  fillIn: () => Promise<unknown>,
): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = any (${tables}) and not exists (select from pg_constraint where conname = indexname)`.execute(
    db,
  );
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  await fillIn();
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
}
