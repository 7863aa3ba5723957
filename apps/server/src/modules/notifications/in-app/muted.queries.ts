import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

/** Is this a creator who is here, for somebody whom they did not block (P138)? */
export async function isCreatorHere(db: Queryable, id: string, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('user_type', '=', 'creator')
    .where('status', '=', 'active')
    .where(isOpenTo('users.id', personId))
    .executeTakeFirst();
  return row !== undefined;
}

/** The creator, a column with an id, has not blocked this person. */
function isOpenTo(creatorId: string, personId: string) {
  return sql<boolean>`not exists (select from blocks b where b.blocker_id = ${sql.ref(creatorId)} and b.blocked_id = ${personId}::uuid)`;
}

export async function insertMuted(
  db: Queryable,
  row: { id: string; fan_id: string; creator_id: string; created_at: Date },
): Promise<void> {
  await db
    .insertInto('muted_creators')
    .values(row)
    .onConflict((conflict) => conflict.constraint('muted_creators_pair').doNothing())
    .execute();
}

export async function deleteMuted(db: Queryable, fanId: string, creatorId: string): Promise<void> {
  await db
    .deleteFrom('muted_creators')
    .where('fan_id', '=', fanId)
    .where('creator_id', '=', creatorId)
    .execute();
}

/** Whom a fan muted, the last first, after a position. */
export function listMutedBy(
  db: Queryable,
  fanId: string,
  { limit, before }: { limit: number; before: string | undefined },
) {
  return (
    db
      .selectFrom('muted_creators as m')
      .innerJoin('users as u', 'u.id', 'm.creator_id')
      .select(['m.id as muted_id', 'u.id', 'u.full_name', 'u.username', 'u.avatar_key'])
      .where('m.fan_id', '=', fanId)
      // Of whom they cannot find they are told nothing here either, whatever the reason.
      .where('u.status', '=', 'active')
      .where(isOpenTo('u.id', fanId))
      .$if(before !== undefined, (query) => query.where('m.id', '<', before ?? ''))
      .orderBy('m.id', 'desc')
      .limit(limit)
      .execute()
  );
}

/** Whom a person muted, and who muted them. */
export async function eraseMuted(tx: Tx, personId: string): Promise<void> {
  await tx
    .deleteFrom('muted_creators')
    .where((on) => on.or([on('fan_id', '=', personId), on('creator_id', '=', personId)]))
    .execute();
}
