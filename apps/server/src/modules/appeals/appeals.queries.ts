import type { Language } from '@likha/contract/language';
import { type Insertable, sql } from 'kysely';
import { type DecisionPage, pageByDecision, type Queryable, type Tx } from '../../platform/database/index.ts';
import type { Appeals } from '../../platform/schema.generated.ts';
import type { MayJudge } from './appeals.policy.ts';

type Kind = 'warning' | 'removal' | 'suspension' | 'ban' | 'payout';

/** The live stream that a decision is about; null where it is about none. */
export interface StreamOf {
  stream_title: string | null;
  stream_started_at: Date | null;
}

/** The payout that was rejected; null where the decision is about none. */
export interface PayoutOf {
  payout_centavos: number | null;
  payout_requested_at: Date | null;
}

/** A decision with the appeal against it, where there is one. */
export interface CaseRow extends StreamOf, PayoutOf {
  /** One of both. */
  sanction_id: string | null;
  payout_id: string | null;
  user_id: string;
  kind: Kind;
  reason: string;
  created_at: Date;
  expires_at: Date | null;
  ended_at: Date | null;
  appeal_id: string | null;
  text: string | null;
  sent_at: Date | null;
  decision: 'granted' | 'denied' | null;
  answer: string | null;
  decided_at: Date | null;
}

/** @param id of a sanction, or of a payout that was rejected */
export async function findCase(db: Queryable, id: string): Promise<CaseRow | undefined> {
  return (await findSanctionCase(db, id)) ?? findPayoutCase(db, id);
}

function findPayoutCase(db: Queryable, payoutId: string): Promise<CaseRow | undefined> {
  return db
    .selectFrom('payouts as p')
    .leftJoin('appeals as a', 'a.payout_id', 'p.id')
    .innerJoin('users as person', 'person.id', 'p.creator_id')
    .select(['p.id as payout_id', 'p.creator_id as user_id', 'p.decided_at as created_at'])
    .select(['p.centavos as payout_centavos', 'p.requested_at as payout_requested_at'])
    .select([
      sql<null>`null`.as('sanction_id'),
      sql<Kind>`'payout'`.as('kind'),
      sql<string>`coalesce(p.reason, '')`.as('reason'),
      sql<null>`null`.as('expires_at'),
      sql<null>`null`.as('ended_at'),
      sql<null>`null`.as('stream_title'),
      sql<null>`null`.as('stream_started_at'),
    ])
    .select(['a.id as appeal_id', 'a.text', 'a.sent_at', 'a.decision', 'a.answer', 'a.decided_at'])
    .where('p.id', '=', payoutId)
    .where('p.status', '=', 'rejected')
    .where('person.status', '<>', 'erased')
    .$castTo<CaseRow>()
    .executeTakeFirst();
}

function findSanctionCase(db: Queryable, sanctionId: string): Promise<CaseRow | undefined> {
  return db
    .selectFrom('sanctions as s')
    .leftJoin('appeals as a', 'a.sanction_id', 's.id')
    .innerJoin('users as person', 'person.id', 's.user_id')
    .leftJoin('live_streams as stream', 'stream.id', 's.subject_id')
    .select(['stream.title as stream_title', 'stream.started_at as stream_started_at'])
    .select([
      's.id as sanction_id',
      's.user_id',
      's.kind',
      's.reason',
      's.created_at',
      's.expires_at',
      's.ended_at',
      sql<null>`null`.as('payout_id'),
      sql<null>`null`.as('payout_centavos'),
      sql<null>`null`.as('payout_requested_at'),
    ])
    .select(['a.id as appeal_id', 'a.text', 'a.sent_at', 'a.decision', 'a.answer', 'a.decided_at'])
    .where('s.id', '=', sanctionId)
    .where('person.status', '<>', 'erased')
    .$castTo<CaseRow>()
    .executeTakeFirst();
}

export async function insertAppeal(tx: Tx, appeal: Insertable<Appeals>): Promise<void> {
  await tx.insertInto('appeals').values(appeal).execute();
}

/** An appeal as admins see it. */
export interface AppealRow extends StreamOf, PayoutOf {
  id: string;
  user_id: string;
  full_name: string;
  username: string;
  avatar_key: string | null;
  text: string;
  sent_at: Date;
  decision: 'granted' | 'denied' | null;
  answer: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  decided_by_id: string | null;
  /** One of both. */
  sanction_id: string | null;
  payout_id: string | null;
  kind: Kind;
  /** What was removed is a stream, which nothing brings back. */
  is_of_stream: boolean;
  reason: string;
  created_at: Date;
  expires_at: Date | null;
  ended_at: Date | null;
  created_by: string | null;
  created_by_id: string | null;
  /** Of a stream that was cut: it, and what was kept of it last. */
  stream_id: string | null;
  evidence_id: string | null;
  live_evidence: 'kept' | 'waiting' | 'lost' | null;
  /** The beginning of what was removed. */
  removed_text: string | null;
  /** Somebody who is shown in it, or owns it, asked for that; or it is a stream. */
  stays_removed: boolean;
}

/** Characters of what was removed that a card shows. */
const SHOWN_CHARACTERS = 500;

/** Of a cut its last minute (P1005), else what was kept of the stream last. */
const EVIDENCE = sql<
  string | null
>`coalesce((select o.evidence_id from live_evidence_owed o where o.id = stream.id),
  (select e.id from live_evidence e where e.live_id = stream.id order by e.created_at desc, e.id desc limit 1))`;

function selectAppeals(db: Queryable) {
  return db
    .selectFrom('appeals as a')
    .leftJoin('sanctions as s', 's.id', 'a.sanction_id')
    .leftJoin('payouts as p', 'p.id', 'a.payout_id')
    .innerJoin('users as person', 'person.id', 'a.user_id')
    .leftJoin('users as decider', 'decider.id', 'a.decided_by')
    .leftJoin('users as judge', (join) =>
      join.on(sql<boolean>`judge.id = coalesce(s.created_by, p.decided_by)`),
    )
    .leftJoin('posts as post', 'post.id', 's.subject_id')
    .leftJoin('comments as comment', 'comment.id', 's.subject_id')
    .leftJoin('live_streams as stream', 'stream.id', 's.subject_id')
    .select(['a.id', 'a.user_id', 'person.full_name', 'person.username', 'person.avatar_key'])
    .select(['a.text', 'a.sent_at'])
    .select(['a.decision', 'a.answer', 'a.decided_at', 'decider.full_name as decided_by', 'a.sanction_id'])
    .select('a.decided_by as decided_by_id')
    .select(['a.payout_id', 'p.centavos as payout_centavos', 'p.requested_at as payout_requested_at'])
    .select([
      sql<Kind>`coalesce(s.kind, 'payout')`.as('kind'),
      sql<string>`coalesce(s.reason, p.reason, '')`.as('reason'),
      sql<Date>`coalesce(s.created_at, p.decided_at)`.as('created_at'),
    ])
    .select(['s.expires_at', 's.ended_at', 'judge.full_name as created_by', 'judge.id as created_by_id'])
    .select(['stream.title as stream_title', 'stream.started_at as stream_started_at'])
    .select([
      sql<string | null>`left(case when s.kind = 'removal' then coalesce(comment.text, stream.title,
        concat_ws(E'\n', nullif(post.title, ''), nullif(with_poll(post.content, post.id), ''))) end, ${SHOWN_CHARACTERS}::int)`.as(
        'removed_text',
      ),
      sql<boolean>`stream.id is not null`.as('is_of_stream'),
      'stream.id as stream_id',
      sql<string | null>`${EVIDENCE}`.as('evidence_id'),
      sql<
        AppealRow['live_evidence']
      >`case when stream.id is null then null when ${EVIDENCE} is not null then 'kept'
        else (select case when o.lost_at is not null or stream.purged_at is not null then 'lost' else 'waiting' end from live_evidence_owed o where o.id = stream.id) end`.as(
        'live_evidence',
      ),
      sql<boolean>`coalesce(s.kind, 'payout') = 'removal' and (stream.id is not null or exists (select from removal_requests r
        where r.decision = 'removed' and r.removed_posts @> array[s.subject_id]))`.as('stays_removed'),
    ])
    .$castTo<AppealRow>();
}

export function findAppeal(db: Queryable, id: string): Promise<AppealRow | undefined> {
  return selectAppeals(db).where('a.id', '=', id).executeTakeFirst();
}

/** Those in one state, by pages. */
export function listAppeals(
  db: Queryable,
  { sanctions, payouts }: MayJudge,
  page: DecisionPage,
): Promise<AppealRow[]> {
  const rows = selectAppeals(db).where(
    sql<boolean>`(${sanctions} and a.sanction_id is not null or ${payouts} and a.payout_id is not null)`,
  );
  return pageByDecision(rows, 'a', page);
}

/** Decides an appeal that is open; false for one that is decided. */
export async function decideOpen(
  tx: Tx,
  id: string,
  decided: { decision: 'granted' | 'denied'; answer: string; decided_by: string; decided_at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('appeals')
    .set(decided)
    .where('id', '=', id)
    .where('decision', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Opens one again that was denied; false for any other. */
export async function reopenDenied(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .updateTable('appeals')
    .set({ decision: null, answer: null, decided_by: null, decided_at: null })
    .where('id', '=', id)
    .where('decision', '=', 'denied')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whom an outcome is mailed to: who appealed, however they stand, or who had decided. */
export function findAddressee(
  db: Queryable,
  appealId: string,
  to: 'person' | 'admin',
): Promise<{ email: string; full_name: string; language: Language | null } | undefined> {
  return db
    .selectFrom('appeals as a')
    .leftJoin('sanctions as s', 's.id', 'a.sanction_id')
    .leftJoin('payouts as p', 'p.id', 'a.payout_id')
    .innerJoin('users as reader', (join) =>
      join.on(
        sql<boolean>`reader.id = ${to === 'person' ? sql.ref('a.user_id') : sql`coalesce(s.created_by, p.decided_by)`}`,
      ),
    )
    .select(['reader.email', 'reader.full_name', 'reader.language'])
    .where('a.id', '=', appealId)
    .where('reader.status', '<>', 'erased')
    .executeTakeFirst();
}

/** The words of an appeal go with what is personal of who appealed; how it ended stays. */
export async function eraseAppealWords(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('appeals').set({ text: '', answer: null }).where('user_id', '=', userId).execute();
}
