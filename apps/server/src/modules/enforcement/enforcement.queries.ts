import type { CallResponse, Calls } from '@likha/contract';
import { type Insertable, sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import type { Sanctions } from '../../platform/schema.generated.ts';
import { removePublicPicture } from '../media/index.ts';

export type ProfileField = NonNullable<CallResponse<Calls['warnPerson']>['sanction']['subject_field']>;

export interface SanctionRow {
  id: string;
  user_id: string;
  kind: 'warning' | 'removal' | 'suspension' | 'ban';
  severity: number | null;
  warning_type: 'inappropriate_content' | 'harassment' | 'spam' | 'others' | null;
  reason: string;
  subject_type: 'post' | 'profile' | 'comment' | 'message' | 'live' | 'live_line' | null;
  subject_id: string | null;
  /** What of a profile was cleared. */
  subject_field: ProfileField | null;
  created_at: Date;
  created_by: string | null;
  expires_at: Date | null;
  ended_at: Date | null;
  ended_by: string | null;
  end_reason: string | null;
}

const KEEPS_OUT = sql<boolean>`sanctions.kind in ('suspension', 'ban') and sanctions.ended_at is null`;

function selectSanctions(db: Queryable) {
  return db
    .selectFrom('sanctions')
    .leftJoin('users as decider', 'decider.id', 'sanctions.created_by')
    .leftJoin('users as ender', 'ender.id', 'sanctions.ended_by')
    .select([
      'sanctions.id',
      'sanctions.user_id',
      'sanctions.kind',
      'sanctions.severity',
      'sanctions.warning_type',
      'sanctions.reason',
      'sanctions.subject_type',
      'sanctions.subject_id',
      'sanctions.subject_field',
      'sanctions.created_at',
      'decider.full_name as created_by',
      'sanctions.expires_at',
      'sanctions.ended_at',
      'ender.full_name as ended_by',
      'sanctions.end_reason',
    ])
    .$castTo<SanctionRow>();
}

/** What is known of a sanction that is new. */
export type NewSanction = Insertable<Sanctions>;

export async function insertSanction(tx: Tx, sanction: NewSanction): Promise<SanctionRow> {
  await tx.insertInto('sanctions').values(sanction).execute();
  return selectSanctions(tx).where('sanctions.id', '=', sanction.id).executeTakeFirstOrThrow();
}

export function findSanction(db: Queryable, id: string): Promise<SanctionRow | undefined> {
  return selectSanctions(db).where('sanctions.id', '=', id).executeTakeFirst();
}

/** Was it staff who ended a stream, or was it over when staff decided about it? */
export async function wasCut(db: Queryable, liveId: string | null): Promise<boolean> {
  const row = await db
    .selectFrom('live_streams')
    .select('ended_why')
    .where('id', '=', liveId)
    .executeTakeFirst();
  return row?.ended_why === 'staff';
}

/** The removal that keeps a post or comment away; nothing where none does. */
export function findRemovalOf(tx: Tx, subjectId: string) {
  return tx
    .selectFrom('sanctions')
    .select(['id', 'user_id', 'subject_type'])
    .where('subject_id', '=', subjectId)
    .where('subject_type', '<>', 'profile')
    .where('kind', '=', 'removal')
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What an appeal against a removal may bring back; nothing where that is done. */
export function findStandingRemoval(tx: Tx, id: string) {
  return tx
    .selectFrom('sanctions')
    .select(['user_id', 'subject_type', 'subject_id', 'subject_status', 'subject_publish_at'])
    .select(['subject_field', 'subject_value', 'created_at'])
    .where('id', '=', id)
    .where('kind', '=', 'removal')
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** The last clearing of a part of somebody's profile that stands; nothing where none does. */
export function findClearing(tx: Tx, userId: string, field: ProfileField) {
  return tx
    .selectFrom('sanctions')
    .select('id')
    .where('user_id', '=', userId)
    .where('subject_field', '=', field)
    .where('kind', '=', 'removal')
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Newest first. */
export function listOf(db: Queryable, userId: string, limit: number): Promise<SanctionRow[]> {
  return selectSanctions(db)
    .where('sanctions.user_id', '=', userId)
    .orderBy('sanctions.id', 'desc')
    .limit(limit)
    .execute();
}

/** A warning or removal that counts (P391). */
export type StrikeRow = Pick<
  SanctionRow,
  'id' | 'reason' | 'subject_type' | 'subject_field' | 'created_at' | 'expires_at'
> & { kind: 'warning' | 'removal' };

/** No appeal against it was granted: also of a removal that stands as somebody asked for it. */
const IS_NOT_OVERTURNED = sql<boolean>`not exists (
  select from appeals a where a.sanction_id = sanctions.id and a.decision = 'granted')`;

/** Warnings and removals that count and were decided after a moment, the newest first. */
export function listStrikes(
  db: Queryable,
  userId: string,
  { since, now, limit }: { since: Date; now: Date; limit: number },
): Promise<StrikeRow[]> {
  return db
    .selectFrom('sanctions')
    .select(['id', 'kind', 'reason', 'subject_type', 'subject_field', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['warning', 'removal'])
    .where('ended_at', 'is', null)
    .where('created_at', '>', since)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    .where(IS_NOT_OVERTURNED)
    .orderBy('id', 'desc')
    .limit(limit)
    .$castTo<StrikeRow>()
    .execute();
}

/** Suspensions that somebody of the staff decided after a moment and nobody lifted: how many, and the newest. */
export function countSuspensions(db: Queryable, userId: string, since: Date) {
  return (
    db
      .selectFrom('sanctions')
      .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`max(created_at)`.as('newest')])
      .where('user_id', '=', userId)
      .where('kind', '=', 'suspension')
      .where('created_by', 'is not', null)
      .where('created_at', '>', since)
      // A ban ends one without a reason, and takes nothing of it back.
      .where((is) => is.or([is('ended_by', 'is', null), is('end_reason', 'is', null)]))
      .where(IS_NOT_OVERTURNED)
      .executeTakeFirstOrThrow()
  );
}

/** How a person stands, and their language; nothing of who is erased. */
export function findStanding(db: Queryable, userId: string) {
  return db
    .selectFrom('users')
    .select(['status', 'language'])
    .where('id', '=', userId)
    .where('status', '<>', 'erased')
    .executeTakeFirst();
}

/** What keeps a person out; nothing where nothing does. */
export function findKeepingOut(db: Queryable, userId: string): Promise<SanctionRow | undefined> {
  return selectSanctions(db).where('sanctions.user_id', '=', userId).where(KEEPS_OUT).executeTakeFirst();
}

/** Ends one that runs. @returns false when it had ended before */
export async function endSanction(
  tx: Tx,
  id: string,
  ending: { at: Date; by: string | null; reason: string | null },
): Promise<boolean> {
  const row = await tx
    .updateTable('sanctions')
    .set({ ended_at: ending.at, ended_by: ending.by, end_reason: ending.reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Those whose time is over, the longest waiting first. */
export function listDue(db: Queryable, now: Date, limit: number): Promise<{ id: string; user_id: string }[]> {
  return db
    .selectFrom('sanctions')
    .select(['id', 'user_id'])
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}

/** Whom a sanction is mailed to, however they stand; nobody who is erased. */
export function findAddressee(db: Queryable, userId: string) {
  return db
    .selectFrom('users')
    .select(['email', 'full_name', 'language'])
    .where('id', '=', userId)
    .where('status', '<>', 'erased')
    .executeTakeFirst();
}

/** The words that were written about a person, and what was cleared of theirs, go with what is personal; what was decided stays. */
export async function eraseSanctionWords(tx: Tx, userId: string): Promise<void> {
  const pictures = await tx
    .selectFrom('sanctions')
    .select('subject_value')
    .where('user_id', '=', userId)
    .where('subject_field', 'in', ['avatar', 'cover'])
    .where('subject_value', 'is not', null)
    .execute();
  for (const { subject_value: name } of pictures) if (name) await removePublicPicture(tx, name);
  await tx
    .updateTable('sanctions')
    .set({ reason: '', end_reason: null, subject_value: null })
    .where('user_id', '=', userId)
    .execute();
}
