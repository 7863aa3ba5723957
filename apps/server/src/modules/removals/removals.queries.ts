import type { Language } from '@likha/contract/language';
import { type Insertable, sql } from 'kysely';
import { type DecisionPage, pageByDecision, type Queryable, type Tx } from '../../platform/database/index.ts';
import type { RemovalRequests } from '../../platform/schema.generated.ts';

export interface RemovalRow {
  id: string;
  name: string;
  email: string;
  relation: 'depicted' | 'rights_holder' | 'representative';
  content: string;
  explanation: string;
  username: string | null;
  language: Language;
  sent_at: Date;
  decision: 'removed' | 'refused' | null;
  reason: string | null;
  removed_posts: string[];
  decided_at: Date | null;
  decided_by: string | null;
}

/** @returns whether it is new; not where one of its device's name is there */
export async function insertRequest(tx: Tx, request: Insertable<RemovalRequests>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await tx
    .insertInto('removal_requests')
    .values(request)
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .executeTakeFirstOrThrow();
  return count === 1n;
}

/** The one of that name. */
export function findNamedRequest(tx: Tx, clientId: string) {
  return tx
    .selectFrom('removal_requests')
    .select(['id', 'sent_at'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

function selectRequests(db: Queryable) {
  return db
    .selectFrom('removal_requests as r')
    .leftJoin('users as sender', 'sender.id', 'r.user_id')
    .leftJoin('users as decider', 'decider.id', 'r.decided_by')
    .select(['r.id', 'r.name', 'r.email', 'r.relation', 'r.content', 'r.explanation', 'sender.username'])
    .select(['r.language', 'r.sent_at', 'r.decision', 'r.reason', 'r.removed_posts', 'r.decided_at'])
    .select('decider.full_name as decided_by')
    .$castTo<RemovalRow>();
}

export function findRequest(db: Queryable, id: string): Promise<RemovalRow | undefined> {
  return selectRequests(db).where('r.id', '=', id).executeTakeFirst();
}

/** Those in one state, by pages. */
export function listRequests(db: Queryable, page: DecisionPage): Promise<RemovalRow[]> {
  return pageByDecision(selectRequests(db), 'r', page);
}

/** Open ones that were sent before; counted so far and no further. */
export async function countOverdue(db: Queryable, before: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from removal_requests where decision is null and sent_at < ${before} limit ${most}) overdue`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

interface Decided {
  decision: 'removed' | 'refused';
  reason: string;
  removed_posts: string[];
  decided_at: Date;
  decided_by: string;
}

/** Decides a request that is open; false for one that is decided. */
export async function decideOpen(tx: Tx, id: string, decided: Decided): Promise<boolean> {
  const row = await tx
    .updateTable('removal_requests')
    .set(decided)
    .where('id', '=', id)
    .where('decision', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Opens one again that was refused; false for any other. */
export async function reopenRefused(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .updateTable('removal_requests')
    .set({ decision: null, reason: null, decided_by: null, decided_at: null })
    .where('id', '=', id)
    .where('decision', '=', 'refused')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Did somebody who is shown in a post, or owns it, have it removed? */
export async function isRemovedOnRequest(tx: Tx, postId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('removal_requests')
    .select('id')
    .where('decision', '=', 'removed')
    .where(sql<boolean>`removed_posts @> array[${postId}::uuid]`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose each post is. */
export async function creatorsOf(db: Queryable, postIds: readonly string[]): Promise<Map<string, string>> {
  if (postIds.length === 0) return new Map();
  const rows = await db.selectFrom('posts').select(['id', 'creator_id']).where('id', 'in', postIds).execute();
  return new Map(rows.map(({ id, creator_id }) => [id, creator_id]));
}

/** What a person asked for who was signed in: who they are and their words go, how it ended stays. */
export async function eraseRequests(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('removal_requests')
    .set({ name: '', email: '', content: '', explanation: '', user_id: null })
    .where('user_id', '=', userId)
    .execute();
}
