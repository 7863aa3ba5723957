import { sql } from 'kysely';
import { LOCKS } from './locks.ts';
import type { Database } from './types.ts';

/**
 * Of several processes on one database one at a time does this work. Takes a connection of its own for as long.
 * @returns false, and nothing was begun, while another is at it
 */
export function inTurn(db: Database, lock: keyof typeof LOCKS, work: () => Promise<void>): Promise<boolean> {
  const key = LOCKS[lock];
  return db.connection().execute(async (own) => {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${key}) as taken`.execute(own);
    if (!rows[0]?.taken) return false;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(own);
    }
    return true;
  });
}
