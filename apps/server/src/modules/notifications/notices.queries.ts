import type { MailedKind } from '@likha/contract/notification-kinds';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { isQuietAt } from './quiet-hours.queries.ts';

/** What a creator is mailed about; new posts are looked up for each reader. */
export type NoticeKind = Exclude<MailedKind, 'new_post'>;

export interface Notice {
  id: string;
  person_id: string;
  kind: NoticeKind;
  subject_id: string;
}

/** Those that wait to be told of now, the oldest first, but of who has quiet hours; kept as they are until the transaction ends. @param hour of the day in the Philippines */
export function lockNotices(tx: Tx, hour: number, limit: number): Promise<Notice[]> {
  return (
    tx
      .selectFrom('notices')
      .select(['id', 'person_id', 'subject_id', sql<NoticeKind>`kind`.as('kind')])
      // As a text of the statement: a plan that knows no values yet finds its index by it.
      .where(sql<boolean>`state = 'at_once'`)
      .where(
        sql<boolean>`not exists (select from push_settings c where c.person_id = notices.person_id and ${isQuietAt(hour)})`,
      )
      .orderBy('at')
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
  );
}

/** One at a time tells people at once: how many mails they had is counted before. @returns false while another is at it */
export async function takeTurn(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended('notifications.send', 0)) as taken`.execute(tx);
  return rows[0]?.taken ?? false;
}

/** Mails of a kind that each of these people were sent since a moment; who had none is left out. */
export async function countQueued(
  tx: Tx,
  personIds: readonly string[],
  since: Date,
): Promise<{ person_id: string; kind: NoticeKind; mails: number }[]> {
  return tx
    .selectFrom('notices')
    .select(['person_id', sql<NoticeKind>`kind`.as('kind'), sql<number>`count(*)::int`.as('mails')])
    .where('person_id', 'in', personIds)
    .where('queued_at', '>', since)
    .groupBy(['person_id', 'kind'])
    .execute();
}

export async function setQueued(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('notices').set({ state: 'queued', queued_at: now }).where('id', 'in', ids).execute();
}

export async function setGathered(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('notices').set({ state: 'gathered' }).where('id', 'in', ids).execute();
}

/** Puts one that was to be mailed by itself to what the evening mails. */
export async function gatherAgain(db: Queryable, id: string): Promise<void> {
  await db.updateTable('notices').set({ state: 'gathered', queued_at: null }).where('id', '=', id).execute();
}

export function findNotice(db: Queryable, id: string): Promise<Notice | undefined> {
  return db
    .selectFrom('notices')
    .select(['id', 'person_id', 'subject_id', sql<NoticeKind>`kind`.as('kind')])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Takes out what a person was told of in the mail of a day, or will not be any more. */
export async function deleteGathered(
  db: Queryable,
  { personId, kind, until }: { personId: string; kind: NoticeKind; until: Date },
): Promise<void> {
  await db
    .deleteFrom('notices')
    .where('kind', '=', kind)
    .where('person_id', '=', personId)
    .where('state', '=', 'gathered')
    .where('at', '<', until)
    .execute();
}

/** Keeps back what a person would be told of comments that staff has hidden, or whose post it has removed: they may come back. */
export async function holdHidden(db: Queryable, personId: string, until: Date): Promise<void> {
  await sql`
    update notices n set state = 'held' from comments c join posts p on p.id = c.post_id
    where n.kind = 'comment' and n.person_id = ${personId}::uuid and n.state = 'gathered' and n.at < ${until}::timestamptz
      and c.id = n.subject_id and (c.state = 'hidden' or p.status = 'removed')`.execute(db);
}

/** Gathers again what was held of comments that are shown by now. */
export async function releaseHeld(tx: Tx): Promise<void> {
  await sql`
    update notices n set state = 'gathered' from comments c join posts p on p.id = c.post_id
    where n.state = 'held' and c.id = n.subject_id and c.state = 'visible' and p.status = 'published'`.execute(
    tx,
  );
}

/** Takes out what is older, at most so many; what is held is older later. @returns how many */
export async function deleteOld(
  db: Queryable,
  { before, heldBefore }: { before: Date; heldBefore: Date },
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`delete from notices where id in (
    (select id from notices where at < ${before}::timestamptz and state <> 'held' order by at limit ${limit}::int)
    union all
    (select id from notices where at < ${heldBefore}::timestamptz and state = 'held' order by at limit ${limit}::int))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
