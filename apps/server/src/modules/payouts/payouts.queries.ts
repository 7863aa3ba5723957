import { sql } from 'kysely';
import { type Days, idOfDays, prepare, type Queryable, type Tx } from '../../platform/database/index.ts';
import type { FailureReason, SenderName } from '../../providers/payouts/payout-sender.ts';
import { FEEDER, type Feeder } from './feeder.queries.ts';
import { GRANTED_APPEAL, type GrantedAppeal } from './granted-appeal.queries.ts';
import type { Bucket, Decision, PayoutStatus } from './payout.ts';

export type PayoutEventKind = 'requested' | 'exported' | 'sent' | 'returned' | Decision;

export interface SealedAccount {
  method: 'gcash' | 'bank_transfer';
  sealed: Buffer;
  last_characters: string;
  /** When it last became another; null where it is the first. */
  changed_at: Date | null;
  /** When its person's account was last taken back while this was new (P1031). */
  recovered_at: Date | null;
}

export async function findAccount(db: Queryable, creatorId: string): Promise<SealedAccount | undefined> {
  const row = await db
    .selectFrom('payout_settings')
    .select(['method', 'sealed', 'last_characters', 'changed_at', 'recovered_at'])
    .where('creator_id', '=', creatorId)
    .executeTakeFirst();
  return row as SealedAccount | undefined;
}

/** Nobody else saves an account for this person until the transaction ends. */
export async function lockAccount(tx: Tx, creatorId: string): Promise<SealedAccount | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('payout_settings:' || ${creatorId}, 0))`.execute(
    tx,
  );
  return findAccount(tx, creatorId);
}

export async function writeAccount(
  db: Queryable,
  creatorId: string,
  account: SealedAccount,
  now: Date,
): Promise<void> {
  const values = { ...account, updated_at: now };
  await db
    .insertInto('payout_settings')
    .values({ creator_id: creatorId, ...values })
    .onConflict((conflict) => conflict.column('creator_id').doUpdateSet(values))
    .execute();
}

interface NewPayout {
  id: string;
  creatorId: string;
  bucket: Bucket;
  centavos: number;
  method: string;
  sealed: Buffer;
  lastCharacters: string;
  /** Null where it was asked for without one. */
  idempotencyKey: string | null;
  feeCentavos: number;
  /** Who sends an instant one; null for one that waits for a decision. */
  instantSender: SenderName | null;
  now: Date;
}

/** Answers nothing when one of this bucket waits already; waits for a transaction that is just asking for one. */
export const insertPayoutStatement = prepare<NewPayout, { id: string }>(
  (_db, param) => sql<{ id: string }>`
    insert into payouts (id, creator_id, bucket, centavos, status, method, sealed, last_characters, idempotency_key, fee_centavos,
      is_instant, sender, requested_at)
    values (${param('id')}::uuid, ${param('creatorId')}::uuid, ${param('bucket')}::text, ${param('centavos')}::bigint, 'pending',
      ${param('method')}::text, ${param('sealed')}::bytea, ${param('lastCharacters')}::text,
      ${param('idempotencyKey')}::text, ${param('feeCentavos')}::bigint, ${param('instantSender')}::text is not null,
      ${param('instantSender')}::text, ${param('now')}::timestamptz)
    on conflict do nothing returning id`,
);

export interface PayoutRow {
  id: string;
  creator_id: string;
  creator_name: string;
  creator_avatar_key: string | null;
  bucket: Bucket;
  centavos: number;
  status: PayoutStatus;
  method: 'gcash' | 'bank_transfer';
  last_characters: string;
  reason: string | null;
  reference: string | null;
  requested_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  /** Who decided it, where another finished it. */
  approved_by: string | null;
  finished_at: Date | null;
  first_approved_by: string | null;
  first_approver: string | null;
  first_approved_at: Date | null;
  /** Who approved it first wants it paid from the list. */
  first_by_hand: boolean;
  is_instant: boolean;
  fee_centavos: number;
  /** Kept for the tax office; 0 before it leaves. */
  withheld_centavos: number;
  /** Null where people pay it by hand, or nobody has approved it. */
  sender: SenderName | null;
  failure: FailureReason | null;
  returned_at: Date | null;
  /** What the last look at the sender said that staff should know. */
  problem: string | null;
  /** Centavos that the creator owes by now. */
  owed_centavos: number;
}

/** As staff decides it: who paid for most of it is looked up for them alone. */
export interface RequestRow extends PayoutRow {
  fed_by: Feeder | null;
  granted_appeal: GrantedAppeal | null;
}

function selectPayouts(db: Queryable) {
  return db
    .selectFrom('payouts')
    .innerJoin('users as creator', 'creator.id', 'payouts.creator_id')
    .leftJoin('users as decider', (join) =>
      join.on(sql<boolean>`decider.id = coalesce(payouts.finished_by, payouts.decided_by)`),
    )
    .leftJoin('users as approver', 'approver.id', 'payouts.decided_by')
    .leftJoin('users as first', 'first.id', 'payouts.first_approved_by')
    .select([
      'payouts.id',
      'payouts.creator_id',
      'creator.full_name as creator_name',
      'creator.avatar_key as creator_avatar_key',
      'payouts.bucket',
      'payouts.centavos',
      'payouts.status',
      'payouts.method',
      'payouts.last_characters',
      'payouts.reason',
      'payouts.is_instant',
      'payouts.fee_centavos',
      'payouts.withheld_centavos',
      'payouts.sender',
      'payouts.failure',
      'payouts.returned_at',
      'payouts.problem',
      'payouts.reference',
      'payouts.requested_at',
      'payouts.decided_at',
      'decider.full_name as decided_by',
      'approver.full_name as approved_by',
      'payouts.finished_at',
      'payouts.first_approved_by',
      'payouts.first_approved_at',
      'payouts.first_by_hand',
      'first.full_name as first_approver',
      sql<number>`coalesce((select -balance from ledger_accounts where id = 'PHP:creator_debt:' || payouts.creator_id), 0)`.as(
        'owed_centavos',
      ),
    ])
    .$castTo<PayoutRow>();
}

function selectRequests(db: Queryable) {
  return selectPayouts(db)
    .select([FEEDER.as('fed_by'), GRANTED_APPEAL.as('granted_appeal')])
    .$castTo<RequestRow>();
}

export function findRequest(db: Queryable, id: string): Promise<RequestRow | undefined> {
  return selectRequests(db).where('payouts.id', '=', id).executeTakeFirst();
}

export function findPayout(db: Queryable, id: string): Promise<PayoutRow | undefined> {
  return selectPayouts(db).where('payouts.id', '=', id).executeTakeFirst();
}

/** The payout that was asked for under a key. */
export function findPayoutByKey(
  db: Queryable,
  creatorId: string,
  idempotencyKey: string,
): Promise<PayoutRow | undefined> {
  return selectPayouts(db)
    .where('payouts.creator_id', '=', creatorId)
    .where('payouts.idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

export async function hasWaiting(db: Queryable, creatorId: string, bucket: Bucket): Promise<boolean> {
  const row = await db
    .selectFrom('payouts')
    .select('id')
    .where('creator_id', '=', creatorId)
    .where('bucket', '=', bucket)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return row !== undefined;
}

export function listOfCreator(
  db: Queryable,
  creatorId: string,
  page: { limit: number; before: string | undefined },
): Promise<PayoutRow[]> {
  let query = selectPayouts(db)
    .where('payouts.creator_id', '=', creatorId)
    .orderBy('payouts.id', 'desc')
    .limit(page.limit);
  if (page.before !== undefined) query = query.where('payouts.id', '<', page.before);
  return query.execute();
}

export function listByStatus(
  db: Queryable,
  { status, bucket }: { status: PayoutStatus; bucket?: Bucket | undefined },
  page: { limit: number; after: string | undefined; days: Days },
): Promise<RequestRow[]> {
  let query = selectRequests(db)
    .where('payouts.status', '=', status)
    .where(idOfDays('payouts.id', page.days))
    .orderBy('payouts.id')
    .limit(page.limit);
  if (bucket !== undefined) query = query.where('payouts.bucket', '=', bucket);
  if (page.after !== undefined) query = query.where('payouts.id', '>', page.after);
  return query.execute();
}

interface Moved {
  id: string;
  from: PayoutStatus;
  to: PayoutStatus;
  /** Null for what nobody had to approve. */
  adminId: string | null;
  reason: string | null;
  reference: string | null;
  /** Who sends what is approved; null where people do. */
  sender?: SenderName | null;
  now: Date;
}

/** Moves a payout on, once: answers false when it is no longer in the state that it was looked up in. */
export async function movePayout(tx: Tx, moved: Moved): Promise<boolean> {
  const { id, from, to, adminId, reason, reference, sender = null, now } = moved;
  const isDecision = from === 'pending';
  const row = await tx
    .updateTable('payouts')
    .set({
      status: to,
      ...(reason !== null && { reason }),
      ...(reference !== null && { reference }),
      ...(sender !== null && { sender, next_check_at: now }),
      ...(isDecision ? { decided_by: adminId, decided_at: now } : { finished_by: adminId, finished_at: now }),
    })
    .where('id', '=', id)
    .where('status', '=', from)
    // What a company sends is for it to say the end of; it may have got it a moment ago.
    .$if(!isDecision, (query) => query.where('sender', 'is', null))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What of a payout that has just left is withheld. */
export async function setWithheld(tx: Tx, id: string, centavos: number): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({ withheld_centavos: centavos })
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .execute();
}

/** A payout that waits, kept as it is until the transaction ends: of two who approve at once the second sees the first. */
export function lockWaiting(tx: Tx, id: string) {
  return tx
    .selectFrom('payouts')
    .select(['creator_id', 'centavos', 'first_approved_by', 'first_by_hand', 'sealed'])
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();
}

/** Notes who approved first; null for nobody, where one person turns out to be enough. */
export async function setFirstApproval(
  tx: Tx,
  id: string,
  first: { by: string; at: Date; isByHand: boolean } | null,
): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({
      first_approved_by: first?.by ?? null,
      first_approved_at: first?.at ?? null,
      first_by_hand: first?.isByHand ?? false,
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** Where somebody is paid is nobody's business any more; a payout that was made keeps its own. */
export async function erasePayoutSettings(tx: Tx, creatorId: string): Promise<void> {
  await tx.deleteFrom('payout_settings').where('creator_id', '=', creatorId).execute();
}

/** Is money on its way to this person, or asked for? */
export async function hasOpenPayouts(db: Queryable, creatorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payouts')
    .select('id')
    .where('creator_id', '=', creatorId)
    .where('status', 'in', ['pending', 'approved'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many wait for a decision. */
export async function countPending(db: Queryable, bucket: Bucket): Promise<number> {
  const row = await db
    .selectFrom('payouts')
    .select((count) => count.fn.countAll<number>().as('waiting'))
    .where('status', '=', 'pending')
    .where('bucket', '=', bucket)
    .executeTakeFirstOrThrow();
  return Number(row.waiting);
}

/** A payout that is to be paid, with its sealed account. */
export interface PayableRow {
  id: string;
  creator_name: string;
  creator_username: string;
  centavos: number;
  withheld_centavos: number;
  sealed: Buffer;
}

/** Is a creator suspended, banned, or verified no more (P370)? Who is just being is waited for. */
export async function isPaused(tx: Tx, creatorId: string): Promise<boolean> {
  const creator = await tx
    .selectFrom('users')
    .select(['status', 'user_type', 'kyc_status'])
    .where('id', '=', creatorId)
    .forShare()
    .executeTakeFirst();
  const isUnverified = creator?.user_type === 'creator' && creator.kyc_status !== 'approved';
  return creator?.status === 'suspended' || creator?.status === 'banned' || isUnverified;
}

/** Approved and not paid yet, the longest waiting first; not to who is suspended, banned or verified no more. */
export function listApproved(db: Queryable, limit: number): Promise<PayableRow[]> {
  return db
    .selectFrom('payouts')
    .innerJoin('users as creator', 'creator.id', 'payouts.creator_id')
    .select([
      'payouts.id',
      'creator.full_name as creator_name',
      'creator.username as creator_username',
      'payouts.centavos',
      'payouts.withheld_centavos',
      'payouts.sealed',
    ])
    .where('payouts.status', '=', 'approved')
    .where('payouts.sender', 'is', null)
    .where('creator.status', 'not in', ['suspended', 'banned'])
    .where(sql<boolean>`(creator.user_type <> 'creator' or creator.kyc_status = 'approved')`)
    .orderBy('payouts.id')
    .limit(limit)
    .$castTo<PayableRow>()
    .execute();
}

export interface PayoutEventRow {
  id: string;
  payout_id: string;
  at: Date;
  kind: PayoutEventKind;
  actor_id: string | null;
  network: string | null;
  reason: string | null;
  reference: string | null;
}

export async function insertPayoutEvents(db: Queryable, rows: PayoutEventRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('payout_events').values(rows).execute();
}
