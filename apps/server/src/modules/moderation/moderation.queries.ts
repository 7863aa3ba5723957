import { sql } from 'kysely';
import {
  atLeast,
  type Days,
  idOfDays,
  type Queryable,
  TransactionConflict,
  type Tx,
} from '../../platform/database/index.ts';
import { eraseEvidence } from './evidence.queries.ts';
import { otherReports } from './reporter.queries.ts';

export type ReportType = 'inappropriate_content' | 'harassment' | 'spam' | 'others';
export type SubjectType = 'post' | 'profile' | 'comment' | 'message' | 'live' | 'live_line';
export type ReportStatus = 'pending' | 'resolved' | 'dismissed';
export type Action = 'no_action' | 'warning' | 'suspend_user' | 'ban_user' | 'remove_content';

/** Characters of what was reported that a card shows. */
const SHOWN_CHARACTERS = 500;

interface PersonColumns {
  id: string;
  full_name: string;
  email: string;
  username: string;
  avatar_key: string | null;
}

export interface ReportRow {
  id: string;
  report_type: ReportType;
  status: ReportStatus;
  description: string;
  reporter: PersonColumns & { upheld: number; dismissed: number };
  is_last: boolean;
  /** 0 before all others, 1, or 2 behind them. */
  rank: number;
  reported_user: PersonColumns & { status: string };
  subject_type: SubjectType;
  subject_id: string;
  subject_text: string;
  post_id: string | null;
  /** What was kept of a stream nearest to when it was reported. */
  evidence_id: string | null;
  live_evidence: 'kept' | 'waiting' | 'lost' | null;
  created_at: Date;
  action_taken: Action | null;
  admin_notes: string;
  decided_by: string | null;
  decided_at: Date | null;
  claimed_by: string | null;
  claimed_by_id: string | null;
}

const personOf = (alias: string, more = '') =>
  sql.raw<PersonColumns>(
    `json_build_object('id', ${alias}.id, 'full_name', ${alias}.full_name, 'email', ${alias}.email, 'username', ${alias}.username, 'avatar_key', ${alias}.avatar_key${more})`,
  );

/** Where one that waits stands: of a stream that ran when it was reported first, of who is mostly dismissed last. */
const RANK = sql<number>`report_rank(r.is_urgent, r.is_last)`;

const POST_TEXT = sql<string>`concat_ws(E'\n', nullif(post.title, ''), nullif(with_poll(post.content, post.id), ''))`;

/** Of a report from before what is owed to it was said (P1005): what was kept next to it. */
const KEPT_BEFORE = sql<
  string | null
>`(select e.id from live_evidence e where owed.id is null and e.live_id = r.subject_id
  order by abs(extract(epoch from e.created_at - r.created_at)), e.id limit 1)`;

function selectReports(db: Queryable, now: Date) {
  return db
    .selectFrom('reports as r')
    .innerJoin('users as reporter', 'reporter.id', 'r.reporter_id')
    .innerJoin('users as reported', 'reported.id', 'r.reported_user_id')
    .leftJoin('users as decider', 'decider.id', 'r.decided_by')
    .leftJoin('users as claimer', (join) =>
      join.onRef('claimer.id', '=', 'r.claimed_by').on('r.claimed_until', '>', now),
    )
    .leftJoin('comments as comment', (join) =>
      join.onRef('comment.id', '=', 'r.subject_id').on('r.subject_type', '=', 'comment'),
    )
    .leftJoin('live_evidence_owed as owed', 'owed.id', 'r.id')
    .leftJoin('posts as post', (join) =>
      join.onRef('post.id', '=', 'r.subject_id').on('r.subject_type', '=', 'post'),
    )
    .select([
      'r.id',
      'r.report_type',
      'r.status',
      'r.description',
      sql<ReportRow['reporter']>`(${personOf('reporter')})::jsonb || jsonb_build_object(
        'upheld', ${otherReports('resolved')}, 'dismissed', ${otherReports('dismissed')})`.as('reporter'),
      'r.is_last',
      RANK.as('rank'),
      personOf('reported', ", 'status', reported.status").as('reported_user'),
      'r.subject_type',
      'r.subject_id',
      sql<string>`left(case r.subject_type when 'post' then ${POST_TEXT} when 'live' then coalesce((select s.title from live_streams s where s.id = r.subject_id), '') when 'comment' then coalesce(comment.text, '') when 'profile' then reported.bio else '' end,
        ${SHOWN_CHARACTERS}::int)`.as('subject_text'),
      sql<string | null>`case r.subject_type when 'post' then r.subject_id else comment.post_id end`.as(
        'post_id',
      ),
      sql<
        string | null
      >`case when r.subject_type = 'live' then coalesce(owed.evidence_id, ${KEPT_BEFORE}) end`.as(
        'evidence_id',
      ),
      sql<ReportRow['live_evidence']>`case when r.subject_type <> 'live' then null
        when owed.evidence_id is not null or ${KEPT_BEFORE} is not null then 'kept' when owed.id is null then null
        when owed.lost_at is not null or exists (select from live_streams s where s.id = owed.live_id and s.purged_at is not null) then 'lost'
        else 'waiting' end`.as('live_evidence'),
      'r.created_at',
      'r.action_taken',
      'r.admin_notes',
      'decider.full_name as decided_by',
      'r.decided_at',
      'claimer.full_name as claimed_by',
      'claimer.id as claimed_by_id',
    ])
    .$castTo<ReportRow>();
}

export interface ReportFilter {
  status: ReportStatus | 'all';
  type?: ReportType | undefined;
  /** Whom it is about. */
  personId?: string | undefined;
  days: Days;
}

/** Where a page of what waits goes on: behind those of the same rank. */
export interface WaitingPlace {
  rank: number;
  id: string;
}

/** Those that wait by their rank, then the longest waiting first; others the newest first. Each from a place on. */
export function listReportRows(
  db: Queryable,
  { status, type, personId, days }: ReportFilter,
  page: { limit: number; from: WaitingPlace | undefined; now: Date },
): Promise<ReportRow[]> {
  const isWaiting = status === 'pending';
  let query = selectReports(db, page.now).limit(atLeast(page.limit));
  query = isWaiting ? query.orderBy(RANK).orderBy('r.id') : query.orderBy('r.id', 'desc');
  // Written out, for the indexes that hold what waits alone.
  if (isWaiting) query = query.where(sql<boolean>`r.status = 'pending'`);
  else if (status !== 'all') query = query.where('r.status', '=', status);
  query = query.where(idOfDays('r.id', days));
  if (type !== undefined) query = query.where('r.report_type', '=', type);
  if (personId !== undefined) query = query.where('r.reported_user_id', '=', personId);
  const { from } = page;
  if (from && isWaiting)
    query = query.where(sql<boolean>`(${RANK}, r.id) > (${from.rank}::int, ${from.id}::uuid)`);
  else if (from) query = query.where('r.id', '<', from.id);
  return query.execute();
}

export function findReport(db: Queryable, id: string, now: Date): Promise<ReportRow | undefined> {
  return selectReports(db, now).where('r.id', '=', id).executeTakeFirst();
}

export interface NewReport {
  id: string;
  report_type: ReportType;
  description: string;
  reporter_id: string;
  reported_user_id: string;
  subject_type: SubjectType;
  subject_id: string;
  created_at: Date;
  is_last: boolean;
  /** Of a stream that runs: it stands before all others. */
  is_urgent: boolean;
}

/** Keeps a report, unless this person has one about the same thing that is open. @returns the id of the one that is there */
export async function insertReport(tx: Tx, report: NewReport): Promise<string> {
  const kept = await tx
    .insertInto('reports')
    .values({ ...report, status: 'pending' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (kept) return kept.id;
  const open = await tx
    .selectFrom('reports')
    .select('id')
    .where('reporter_id', '=', report.reporter_id)
    .where('subject_type', '=', report.subject_type)
    .where('subject_id', '=', report.subject_id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (!open) throw new TransactionConflict('the report that was open is decided');
  return open.id;
}

export interface Locked {
  status: string;
  decided_by: string | null;
  claimed_by: string | null;
  claimed_until: Date | null;
}

/** A report, kept as it is until the transaction ends. */
export function lockReport(tx: Tx, id: string) {
  return tx
    .selectFrom('reports')
    .select([
      'id',
      'status',
      'report_type',
      'reported_user_id',
      'subject_type',
      'subject_id',
      'decided_by',
      'claimed_by',
      'claimed_until',
    ])
    .where('id', '=', id)
    .forUpdate()
    .$castTo<
      Locked & {
        id: string;
        report_type: ReportType;
        reported_user_id: string;
        subject_type: SubjectType;
        subject_id: string;
      }
    >()
    .executeTakeFirst();
}

interface Subject {
  type: SubjectType;
  id: string;
}

const SUBJECTS = {
  post: sql`posts where status <> 'removed' and`,
  comment: sql`comments where state = 'visible' and`,
  // Unsent, it is in the report still.
  message: sql`messages where state in ('sent', 'unsent') and`,
  live: sql`live_streams where`,
  live_line: sql`live_lines where state <> 'removed' and`,
};
const conversationOf = (id: string) =>
  sql`select from conversations where id = (select conversation_id from messages where id = ${id}::uuid)`;

/**
 * Keeps a post, comment or message there until the transaction ends, beside others who do; of a message its conversation, which whoever
 * changes it has first. A profile is not removed. @returns false where it is gone
 */
export async function keepSubject(tx: Tx, { type, id }: Subject): Promise<boolean> {
  if (type === 'profile') return true;
  if (type === 'message') await sql`${conversationOf(id)} for share`.execute(tx);
  const { rows } = await sql`select from ${SUBJECTS[type]} id = ${id}::uuid for share`.execute(tx);
  return rows.length > 0;
}

/**
 * Keeps a post, comment or message as it is until the transaction ends: who reports it waits, and then learns that it is gone. Of a message
 * its review and its conversation, in the order in which all take them.
 */
export async function lockSubject(tx: Tx, { type, id }: Subject): Promise<void> {
  if (type === 'profile') return;
  if (type === 'message') {
    await sql`select from content_reviews where content_id = ${id}::uuid for update`.execute(tx);
    await sql`${conversationOf(id)} for update`.execute(tx);
  } else await sql`select from ${SUBJECTS[type]} id = ${id}::uuid for update`.execute(tx);
}

export function findReported(tx: Tx, id: string) {
  return tx
    .selectFrom('reports')
    .select(['subject_type', 'subject_id'])
    .where('id', '=', id)
    .$castTo<{ subject_type: SubjectType; subject_id: string }>()
    .executeTakeFirst();
}

/** Settles what is open about something that is removed. @returns how many there were */
export async function settleReportsAbout(
  tx: Tx,
  { type, id }: Subject,
  { notes, by, at }: { notes: string; by: string; at: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('reports')
    .set({
      status: 'resolved',
      action_taken: 'remove_content',
      admin_notes: notes,
      decided_by: by,
      decided_at: at,
      claimed_by: null,
      claimed_until: null,
    })
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function settleReport(
  tx: Tx,
  id: string,
  decision: { status: ReportStatus; action: Action; notes: string; by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('reports')
    .set({
      status: decision.status,
      action_taken: decision.action,
      admin_notes: decision.notes,
      decided_by: decision.by,
      decided_at: decision.at,
      claimed_by: null,
      claimed_until: null,
    })
    .where('id', '=', id)
    .execute();
}

/** A report that is locked waits again, as if nobody had decided. */
export async function unsettleReport(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ status: 'pending', action_taken: null, decided_by: null, decided_at: null })
    .where('id', '=', id)
    .execute();
}

/** Claims a report that is locked for somebody, and lets go what else they had claimed. */
export async function claimReportRow(tx: Tx, id: string, by: string, until: Date): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ claimed_by: null, claimed_until: null })
    .where('claimed_by', '=', by)
    .where('id', '<>', id)
    .execute();
  await tx
    .updateTable('reports')
    .set({ claimed_by: by, claimed_until: until })
    .where('id', '=', id)
    .execute();
}

/** What somebody wrote about others goes with what is personal; that they reported, and what came of it, stays. */
export async function eraseReports(tx: Tx, personId: string): Promise<void> {
  await tx.updateTable('reports').set({ description: '' }).where('reporter_id', '=', personId).execute();
  await tx.updateTable('reports').set({ admin_notes: '' }).where('reported_user_id', '=', personId).execute();
  await eraseEvidence(tx, personId);
}

/** A person as staff calls them, and the language in which they are written to. */
export function findName(db: Queryable, id: string) {
  return db
    .selectFrom('users')
    .select(['full_name', 'language', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
}
