import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';

export type ContentType = 'post' | 'comment' | 'message' | 'live_line';
/** Where keywords are looked for. */
export type HitType = ContentType | 'name' | 'bio' | 'link';

export interface KeywordRow {
  id: string;
  keyword: string;
  compared: string;
  severity: number;
  auto_action: 'flag' | null;
  created_at: Date;
}

/** @param from of this severity and above */
export function listKeywordRows(db: Queryable, limit: number, from = 1): Promise<KeywordRow[]> {
  return db
    .selectFrom('spam_keywords')
    .select(['id', 'keyword', 'compared', 'severity', 'auto_action', 'created_at'])
    .where('severity', '>=', from)
    .orderBy('id', 'desc')
    .limit(limit)
    .$castTo<KeywordRow>()
    .execute();
}

/** Adds a keyword, unless there are so many. @returns whether it was added */
export async function insertKeyword(
  tx: Tx,
  keyword: KeywordRow & { created_by: string },
  most: number,
): Promise<boolean> {
  await sql`lock table spam_keywords in share row exclusive mode`.execute(tx);
  const { count } = await tx
    .selectFrom('spam_keywords')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) return false;
  await tx.insertInto('spam_keywords').values(keyword).execute();
  return true;
}

export function deleteKeyword(tx: Tx, id: string) {
  return tx
    .deleteFrom('spam_keywords')
    .where('id', '=', id)
    .returning(['keyword', 'severity'])
    .executeTakeFirst();
}

export interface NewHit {
  id: string;
  content_id: string;
  content_type: HitType;
  author_id: string | null;
  keyword: string;
  severity: number;
  action: 'recorded' | 'flagged' | 'blocked';
  created_at: Date;
}

/** Records what was found. @returns the keywords that had not been found in this text before */
export async function insertHits(tx: Tx, hits: readonly NewHit[]): Promise<Set<string>> {
  if (hits.length === 0) return new Set();
  const rows = await tx
    .insertInto('keyword_hits')
    .values([...hits])
    .onConflict((conflict) => conflict.columns(['content_id', 'keyword']).doNothing())
    .returning('keyword')
    .execute();
  return new Set(rows.map(({ keyword }) => keyword));
}

/** Hits are of use for a while. */
export async function removeHitsBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`delete from keyword_hits where id in (
    select id from keyword_hits where created_at < ${before} order by created_at limit ${limit}::int) returning id`.execute(
    db,
  );
  return rows.length;
}

export interface NewReview {
  id: string;
  content_id: string;
  content_type: ContentType;
  author_id: string;
  status: 'pending' | 'flagged';
  flagged_keywords: string[];
  created_at: Date;
}

/** Puts something into the queue. What is there stays where it stands, with the keywords; what was decided comes anew. */
export async function queueReview(tx: Tx, review: NewReview): Promise<void> {
  await sql`
    insert into content_reviews as known (id, content_id, content_type, author_id, status, flagged_keywords, created_at)
    values (${review.id}, ${review.content_id}, ${review.content_type}, ${review.author_id}, ${review.status},
      ${review.flagged_keywords}::text[], ${review.created_at})
    on conflict (content_id) do update set
      id = case when known.status in ('pending', 'flagged') then known.id else excluded.id end,
      status = case when known.status = 'flagged' then 'flagged' else excluded.status end,
      flagged_keywords = array(select distinct unnest(known.flagged_keywords || excluded.flagged_keywords) order by 1),
      decided_by = null, decided_at = null, claimed_by = null, claimed_until = null
    where known.status <> 'removed'`.execute(tx);
}

/** Does it wait for a look because of what it says? */
export async function isHeld(db: Queryable, contentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('content_reviews')
    .select('id')
    .where('content_id', '=', contentId)
    .where('status', '=', 'flagged')
    .executeTakeFirst();
  return row !== undefined;
}

/** What nobody has to look at any more: it was deleted by who made it. */
export async function dropReview(tx: Tx, contentId: string): Promise<void> {
  await tx
    .deleteFrom('content_reviews')
    .where('content_id', '=', contentId)
    .where(sql<boolean>`status in ('pending', 'flagged')`)
    .execute();
}

/** Nothing of a person waits for a look any more, and what was noted of their things goes. */
export async function eraseReviews(tx: Tx, authorId: string): Promise<void> {
  await tx
    .deleteFrom('content_reviews')
    .where('author_id', '=', authorId)
    .where(sql<boolean>`status in ('pending', 'flagged')`)
    .execute();
  await tx
    .updateTable('content_reviews')
    .set({ admin_notes: '', flagged_keywords: [] })
    .where('author_id', '=', authorId)
    .execute();
  await tx.deleteFrom('profile_holds').where('user_id', '=', authorId).execute();
  await tx.deleteFrom('keyword_hits').where('author_id', '=', authorId).execute();
}

export interface LockedReview {
  content_id: string;
  content_type: ContentType;
  author_id: string;
  status: 'pending' | 'flagged' | 'approved' | 'removed';
  decided_by: string | null;
  claimed_by: string | null;
  claimed_until: Date | null;
}

/** One in the queue, kept as it is until the transaction ends. */
export function lockReview(tx: Tx, contentId: string): Promise<LockedReview | undefined> {
  return tx
    .selectFrom('content_reviews')
    .select([
      'content_id',
      'content_type',
      'author_id',
      'status',
      'decided_by',
      'claimed_by',
      'claimed_until',
    ])
    .where('content_id', '=', contentId)
    .forUpdate()
    .$castTo<LockedReview>()
    .executeTakeFirst();
}

interface Decision {
  status: 'approved' | 'flagged' | 'removed';
  notes: string;
  by: string;
  at: Date;
}

const settledAs = ({ status, notes, by, at }: Decision) => ({
  status,
  admin_notes: notes,
  decided_by: by,
  decided_at: at,
  claimed_by: null,
  claimed_until: null,
});

/** Decides about one that is locked. */
export async function settleReview(tx: Tx, contentId: string, decision: Decision): Promise<void> {
  await tx
    .updateTable('content_reviews')
    .set(settledAs(decision))
    .where('content_id', '=', contentId)
    .execute();
}

/** Decides about one where it waits; any other stays as it is. */
export async function closeReview(tx: Tx, contentId: string, decision: Decision): Promise<void> {
  await tx
    .updateTable('content_reviews')
    .set(settledAs(decision))
    .where('content_id', '=', contentId)
    .where('status', 'in', ['pending', 'flagged'])
    .execute();
}

/** Takes back that staff removed something, or what it decided about a first upload since: it is approved, or waits again. */
export async function reopenReview(
  tx: Tx,
  contentId: string,
  again: { id: string; status: 'approved' | 'pending'; by: string; at: Date },
): Promise<void> {
  const isWaiting = again.status === 'pending';
  await tx
    .updateTable('content_reviews')
    .set({
      status: again.status,
      ...(isWaiting && { id: again.id }),
      decided_by: isWaiting ? null : again.by,
      decided_at: isWaiting ? null : again.at,
      claimed_by: null,
      claimed_until: null,
    })
    .where('content_id', '=', contentId)
    .where('status', 'in', isWaiting ? ['removed', 'approved'] : ['removed'])
    .execute();
}

/** Puts back into the queue what was decided there, at its end. @returns false for what never stood in it */
export async function queueAgain(tx: Tx, contentId: string, id: string): Promise<boolean> {
  const row = await tx
    .updateTable('content_reviews')
    .set({ id, status: 'flagged', decided_by: null, decided_at: null, claimed_by: null, claimed_until: null })
    .where('content_id', '=', contentId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Claims one that is locked for somebody, and lets go what else they had claimed. */
export async function claimReviewRow(tx: Tx, contentId: string, by: string, until: Date): Promise<void> {
  await tx
    .updateTable('content_reviews')
    .set({ claimed_by: null, claimed_until: null })
    .where('claimed_by', '=', by)
    .where('content_id', '<>', contentId)
    .execute();
  await tx
    .updateTable('content_reviews')
    .set({ claimed_by: by, claimed_until: until })
    .where('content_id', '=', contentId)
    .execute();
}
