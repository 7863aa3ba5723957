import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';

/** Where all nodes hear that something of a stream is new, as its id. */
export const LIVE_NEW = 'live_new';

/**
 * Says to all nodes that a stream, or its chat, is not what it was: in the transaction that changes it, but behind one that moves money, which
 * waits for nobody (decision 117).
 */
export async function noteChange(db: Queryable, streamId: string): Promise<void> {
  await sql`select pg_notify(${LIVE_NEW}, ${streamId})`.execute(db);
}
