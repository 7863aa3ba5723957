import { MODERATION } from '@likha/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import { atLeast, type Days, idOfDays, type Queryable } from '../../platform/database/index.ts';

const counted = (rows: RawBuilder<unknown>, most: number = MODERATION.counted) =>
  sql<number>`(select count(*)::int from (${rows} limit ${most}::int) counted)`;

const isActive = (now: Date) =>
  sql`kind = 'warning' and ended_at is null and (expires_at is null or expires_at > ${now})`;

export interface Figures {
  pending_reports: number;
  pending_content_review: number;
  pending_profiles: number;
  flagged_users: number;
  total_warnings_issued: number;
  spam_messages_blocked: number;
  content_removed: number;
}

/** Each from an index of its own, and no further than `MODERATION.counted`. @param monthStart of the Philippine month */
export async function countFigures(db: Queryable, now: Date, monthStart: Date): Promise<Figures> {
  const { rows } = await sql<Figures>`select
    ${counted(sql`select 1 from reports where status = 'pending'`)} as pending_reports,
    ${counted(sql`select 1 from content_reviews where status in ('pending', 'flagged')`)} as pending_content_review,
    ${counted(sql`select 1 from profile_holds where status = 'waiting'`)} as pending_profiles,
    ${counted(sql`select distinct user_id from sanctions where ${isActive(now)}`)} as flagged_users,
    ${counted(sql`select 1 from sanctions where kind = 'warning' and created_at >= ${monthStart}`)} as total_warnings_issued,
    ${counted(sql`select 1 from keyword_hits where action = 'blocked'`)} as spam_messages_blocked,
    ${counted(sql`select 1 from sanctions where kind = 'removal'`)} as content_removed`.execute(db);
  if (!rows[0]) throw new Error('figures were not counted');
  return rows[0];
}

export type ReportCounts = Record<'pending' | 'resolved' | 'dismissed', number>;

/** Reports about a person, or by them, by how they stand; each is counted no further than `MODERATION.counted`. */
export async function countReportsOf(
  db: Queryable,
  personId: string,
  side: 'about' | 'made',
): Promise<ReportCounts> {
  const person = sql.ref(side === 'about' ? 'reported_user_id' : 'reporter_id');
  const of = (status: keyof ReportCounts) =>
    counted(sql`select 1 from reports where ${person} = ${personId}::uuid and status = ${status}`);
  const { rows } = await sql<ReportCounts>`select
    ${of('pending')} as pending, ${of('resolved')} as resolved, ${of('dismissed')} as dismissed`.execute(db);
  if (!rows[0]) throw new Error('reports were not counted');
  return rows[0];
}

export interface WarningRow {
  id: string;
  user_id: string;
  full_name: string;
  email: string;
  username: string;
  avatar_key: string | null;
  severity: number;
  warning_type: 'inappropriate_content' | 'harassment' | 'spam' | 'others';
  reason: string;
  created_at: Date;
  created_by: string | null;
  expires_at: Date | null;
}

/** Warnings that count now, the newest first, after a place. */
export async function listActiveWarnings(
  db: Queryable,
  { now, limit, before, days }: { now: Date; limit: number; before: string | undefined; days: Days },
): Promise<WarningRow[]> {
  let query = db
    .selectFrom('sanctions')
    .innerJoin('users as person', 'person.id', 'sanctions.user_id')
    .leftJoin('users as admin', 'admin.id', 'sanctions.created_by')
    .select([
      'sanctions.id',
      'person.id as user_id',
      'person.full_name',
      'person.email',
      'person.username',
      'person.avatar_key',
      'sanctions.severity',
      'sanctions.warning_type',
      'sanctions.reason',
      'sanctions.created_at',
      'admin.full_name as created_by',
      'sanctions.expires_at',
    ])
    .where(sql<boolean>`sanctions.kind = 'warning' and sanctions.ended_at is null`)
    .where((is) => is.or([is('sanctions.expires_at', 'is', null), is('sanctions.expires_at', '>', now)]))
    .where(idOfDays('sanctions.id', days))
    .orderBy('sanctions.id', 'desc')
    .limit(atLeast(limit));
  if (before !== undefined) query = query.where('sanctions.id', '<', before);
  return query.$castTo<WarningRow>().execute();
}

/** No further than `MODERATION.listed`. */
export async function countActiveWarnings(db: Queryable, now: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select ${counted(sql`select 1 from sanctions where ${isActive(now)}`, MODERATION.listed)} as total`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}
