import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

/** What decides whether somebody may write in a chat, and what they may write. */
export interface WriterFacts {
  is_muted: boolean;
  muted_words: readonly string[];
}

export async function findWriterFacts(db: Queryable, liveId: string, personId: string): Promise<WriterFacts> {
  const { rows } = await sql<WriterFacts>`
    select exists (select from live_muted m where m.live_id = s.id and m.person_id = ${personId}::uuid) as is_muted,
      coalesce((select w.words from live_muted_words w where w.creator_id = s.creator_id), '{}') as muted_words
    from live_streams s where s.id = ${liveId}::uuid`.execute(db);
  return rows[0] ?? { is_muted: false, muted_words: [] };
}

export async function findMutedWords(db: Queryable, creatorId: string): Promise<readonly string[]> {
  const row = await db
    .selectFrom('live_muted_words')
    .select('words')
    .where('creator_id', '=', creatorId)
    .executeTakeFirst();
  return row?.words ?? [];
}

export async function setMutedWords(tx: Tx, creatorId: string, words: readonly string[]): Promise<void> {
  await tx
    .insertInto('live_muted_words')
    .values({ creator_id: creatorId, words: [...words] })
    .onConflict((conflict) => conflict.column('creator_id').doUpdateSet({ words: [...words] }))
    .execute();
}

export function listModerators(db: Queryable, creatorId: string) {
  return db
    .selectFrom('live_moderators as m')
    .innerJoin('users as u', 'u.id', 'm.person_id')
    .select(['u.id', 'u.username', 'u.full_name'])
    .where('m.creator_id', '=', creatorId)
    .where('u.status', '=', 'active')
    .orderBy('m.created_at')
    .execute();
}

/** Who may not write in the chat of a stream, the newest first. */
export function listMuted(db: Queryable, liveId: string, limit: number) {
  return db
    .selectFrom('live_muted as m')
    .innerJoin('users as u', 'u.id', 'm.person_id')
    .select(['u.id', 'u.username', 'u.full_name'])
    .where('m.live_id', '=', liveId)
    .where('u.status', '=', 'active')
    .orderBy('m.created_at', 'desc')
    .orderBy('u.id')
    .limit(limit)
    .execute();
}

/** @returns false where there are as many as there may be of those who are here: who is banned or suspended keeps nobody's place (P1006) */
export async function insertModerator(
  tx: Tx,
  row: { creator_id: string; person_id: string; created_at: Date },
  most: number,
): Promise<boolean> {
  await tx.selectFrom('users').select('id').where('id', '=', row.creator_id).forNoKeyUpdate().execute();
  const added = await tx
    .insertInto('live_moderators')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  if (!added) return true;
  const { count } = await tx
    .selectFrom('live_moderators as m')
    .innerJoin('users as u', 'u.id', 'm.person_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('m.creator_id', '=', row.creator_id)
    .where('u.status', '=', 'active')
    .executeTakeFirstOrThrow();
  return Number(count) <= most;
}

export async function deleteModerator(db: Queryable, creatorId: string, personId: string): Promise<void> {
  await db
    .deleteFrom('live_moderators')
    .where('creator_id', '=', creatorId)
    .where('person_id', '=', personId)
    .execute();
}

export async function isModerator(db: Queryable, creatorId: string, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('live_moderators')
    .select('person_id')
    .where('creator_id', '=', creatorId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertMuted(
  db: Queryable,
  row: { live_id: string; person_id: string; created_at: Date },
): Promise<void> {
  await db
    .insertInto('live_muted')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteMuted(db: Queryable, liveId: string, personId: string): Promise<void> {
  await db.deleteFrom('live_muted').where('live_id', '=', liveId).where('person_id', '=', personId).execute();
}

/** Is this somebody who can be named to moderate, or be muted: here, and not of the staff? */
export async function isViewerHere(db: Queryable, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', personId)
    .where('status', '=', 'active')
    .where('user_type', '<>', 'admin')
    .executeTakeFirst();
  return row !== undefined;
}
