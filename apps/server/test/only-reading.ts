import type pg from 'pg';
import { createDatabase, createPool, type Database } from '../src/platform/database/index.ts';
import type { Reads } from '../src/platform/database/replicas/reads.ts';

/**
 * Reads as by a replica that has everything: whatever would write there fails, and a call that may lag and asks another database than its
 * reader is told so.
 * @param address of the database, once there is one
 */
export function onlyReading(address: () => string): Reads {
  let pool: pg.Pool | undefined;
  let db: Database | undefined;
  let used = 0;
  const begin = (): Database => {
    const connectionString = `${address()}&options=${encodeURIComponent('-c default_transaction_read_only=on')}`;
    pool = createPool({ connectionString, maxConnections: 4, statementTimeoutMs: 20_000, isPipelined: true });
    pool.on('acquire', () => {
      used += 1;
    });
    return createDatabase(pool);
  };
  return {
    async run(_freshness, _primary, work) {
      db ??= begin();
      const before = used;
      const answer = await work(db);
      if (used === before) throw new Error('a call that may lag asked its reader nothing');
      return answer;
    },
    position: async () => null,
    areServed: () => true,
    stop: async () => pool?.end(),
  };
}
