import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';

/**
 * Keeps that somebody opened a post now, and of all that they opened the newest ones.
 * @returns nothing is kept of who wants none
 */
export async function keepSeen(
  tx: Tx,
  { personId, postId, now, most }: { personId: string; postId: string; now: Date; most: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into seen_posts (person_id, post_id, created_at)
    select ${personId}::uuid, ${postId}::uuid, ${now}::timestamptz
    where not exists (select 1 from seen_switched_off where person_id = ${personId}::uuid)
    on conflict (person_id, post_id) do update set created_at = greatest(seen_posts.created_at, excluded.created_at)`.execute(
    tx,
  );
  await sql`delete from seen_posts where person_id = ${personId}::uuid and post_id in (
    select post_id from seen_posts where person_id = ${personId}::uuid
    order by created_at desc, post_id desc offset ${most})`.execute(tx);
  return numAffectedRows === 1n;
}

/** Whoever opens, clears or switches at once does so one after the other. */
export async function lockSeen(tx: Tx, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('seen:' || ${personId}, 0))`.execute(tx);
}

export async function clearSeen(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('seen_posts').where('person_id', '=', personId).execute();
}

export async function isSeenKept(db: Queryable, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('seen_switched_off')
    .select('person_id')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row === undefined;
}

export async function switchSeen(tx: Tx, personId: string, isKept: boolean, now: Date): Promise<void> {
  if (isKept) await tx.deleteFrom('seen_switched_off').where('person_id', '=', personId).execute();
  else
    await tx
      .insertInto('seen_switched_off')
      .values({ person_id: personId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

export async function eraseSeen(tx: Tx, personId: string): Promise<void> {
  await clearSeen(tx, personId);
  await switchSeen(tx, personId, true, new Date(0));
}
