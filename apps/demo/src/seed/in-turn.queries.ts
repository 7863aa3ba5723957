import { sql } from 'kysely';
import { type Database, LOCKS } from '../../../server/src/platform/database/index.ts';

/**
 * Nodes that start together on one database fill its house once: one at a time does each stage.
 * @returns false, and nothing was begun, while another node is at it
 */
export function inTurn(
  db: Database,
  stage: 'demoFirst' | 'demoRest',
  work: () => Promise<void>,
): Promise<boolean> {
  return db.connection().execute(async (own) => {
    const lock = LOCKS[stage];
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${lock}) as taken`.execute(
      own,
    );
    if (!rows[0]?.taken) return false;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(own);
    }
    return true;
  });
}
