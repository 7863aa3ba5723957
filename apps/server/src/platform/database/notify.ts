import { sql } from 'kysely';
import type { Database } from './index.ts';

/** Says something to all processes that listen, this one included, by PostgreSQL's NOTIFY: at most 8,000 bytes. */
export async function notify(db: Database, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
