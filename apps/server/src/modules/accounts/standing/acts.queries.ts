import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';

const nameOf = (personId: string) => sql`hashtextextended('acts:' || ${personId}::text, 0)`;

/**
 * Held until the transaction ends by whoever writes to others in it as this person, before it is looked up whether they still may; as many as like
 * hold it at once. To be selected with what is looked up anyway.
 */
export function holdsActs(personId: string): RawBuilder<string> {
  return sql<string>`pg_advisory_xact_lock_shared(${nameOf(personId)})::text`;
}

export async function holdActs(db: Queryable, personId: string): Promise<void> {
  await sql`select ${holdsActs(personId)}`.execute(db);
}

/** Does somebody hold it at this moment? Asked outside of a transaction, it holds nothing up. */
export async function isActing(db: Queryable, personId: string): Promise<boolean> {
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock(${nameOf(personId)}) as free`.execute(db);
  return rows[0]?.free === false;
}
