import { sql } from 'kysely';
import type { Database } from './database/index.ts';

/**
 * Drops all that Likha keeps in this database; the next start makes it anew.
 * @returns false, and nothing is gone, while a process shows that it lives on it (`liveness.ts`)
 */
export async function eraseDatabase(db: Database): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and application_name = 'likha-alive'`.execute(db);
  if (rows.length > 0) return false;
  await db.transaction().execute(async (tx) => {
    await sql`drop schema if exists graphile_worker cascade`.execute(tx);
    await sql`drop schema if exists partitions cascade`.execute(tx);
    await sql`drop schema public cascade`.execute(tx);
    await sql`create schema public`.execute(tx);
  });
  return true;
}
