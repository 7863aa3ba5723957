import { sql } from 'kysely';
import type { Harness } from './harness.ts';

/** How many statements wait for a row, or a table, that somebody holds: of this database, with these words in them. */
export async function lockWaiters({ deps }: Pick<Harness, 'deps'>, words = ''): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where wait_event_type = 'Lock' and query like ${`%${words}%`} and datname = current_database()`.execute(
    deps.db,
  );
  return rows[0]?.n ?? 0;
}
