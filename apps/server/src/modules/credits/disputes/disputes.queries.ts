import type { StaffRole } from '@likha/contract/staff-roles';
import { type Insertable, type Selectable, sql } from 'kysely';
import { type Days, ofDays, type Queryable, type Tx } from '../../../platform/database/index.ts';
import type { Disputes } from '../../../platform/schema.generated.ts';
import type { ProviderName } from '../../../providers/payments/payment-provider.ts';
import { type Claim, dueIds } from '../claim-due.queries.ts';
import type { DisputeState } from './dispute-state.ts';
import type { Left } from './money-back.ts';

export type DisputeRow = Selectable<Disputes>;

/** In the text of a statement, as in the indexes that have it: its plan is one for every value. */
const STANDS = sql<boolean>`state in ('open', 'lost')`;

/** The attempt whose capture it is; `captured` is the one that its purchase was credited for. */
export function findCapture(db: Queryable, provider: ProviderName, captureId: string) {
  return db
    .selectFrom('payment_attempts')
    .select(['purchase_id', 'status'])
    .where('provider', '=', provider)
    .where('capture_id', '=', captureId)
    .executeTakeFirst();
}

/** The disputes of a capture that stand in our books. */
export function listStanding(
  db: Queryable,
  provider: ProviderName,
  captureId: string,
): Promise<DisputeRow[]> {
  return db
    .selectFrom('disputes')
    .selectAll()
    .where('provider', '=', provider)
    .where('capture_id', '=', captureId)
    .where(STANDS)
    .execute();
}

/** What we know by now of a dispute about a capture: its newest row. Under the lock of its purchase. */
export function findNewest(
  tx: Tx,
  { provider, captureId }: { provider: ProviderName; captureId: string },
  disputeId: string,
): Promise<DisputeRow | undefined> {
  return tx
    .selectFrom('disputes')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_dispute_id', '=', disputeId)
    .where('capture_id', '=', captureId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertDispute(tx: Tx, dispute: Insertable<Disputes>): Promise<void> {
  await tx.insertInto('disputes').values(dispute).execute();
}

export interface Seen {
  state: DisputeState;
  reason: string | null;
  feeCentavos: number | null;
  respondBy: Date | null;
  seenAt: Date;
  /** Null unless it is open. */
  nextCheckAt: Date | null;
  endedAt: Date | null;
}

/** What the provider says by now of a dispute whose money stays where it is. */
export async function updateDispute(tx: Tx, id: string, seen: Seen): Promise<void> {
  await tx
    .updateTable('disputes')
    .set({
      state: seen.state,
      reason: seen.reason,
      fee_centavos: seen.feeCentavos,
      respond_by: seen.respondBy,
      seen_at: seen.seenAt,
      next_check_at: seen.nextCheckAt,
      ended_at: seen.endedAt,
    })
    .where('id', '=', id)
    .execute();
}

/** What it took is given back; what it takes at another amount is a row of its own. */
export async function markCorrected(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('disputes')
    .set({ state: 'corrected', ended_at: now, next_check_at: null })
    .where('id', '=', id)
    .execute();
}

/** What of a purchase neither refunds nor standing disputes have taken. */
export async function readLeft(
  tx: Tx,
  purchase: { id: string; final_centavos: number; granted_credits: number | null },
): Promise<Left> {
  const { rows } = await sql<Left>`
    select coalesce(sum(centavos), 0)::bigint as centavos, coalesce(sum(credits), 0)::bigint as credits from (
      select amount_centavos as centavos, credits + spent_credits as credits from refunds where purchase_id = ${purchase.id} and undone_at is null
      union all
      select taken_centavos, taken_credits + spent_credits from disputes
      where purchase_id = ${purchase.id} and state in ('open', 'lost')
    ) gone`.execute(tx);
  const [gone] = rows;
  return {
    centavos: Math.max(0, purchase.final_centavos - (gone?.centavos ?? 0)),
    credits: Math.max(0, (purchase.granted_credits ?? 0) - (gone?.credits ?? 0)),
  };
}

/** Does a dispute stand that took at least so much? @param least centavos */
export async function isDisputed(tx: Tx, purchaseId: string, least = 1): Promise<boolean> {
  const row = await tx
    .selectFrom('disputes')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .where(STANDS)
    .where('taken_centavos', '>=', least)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a dispute of a purchase is open, and what the payer got by those that we lost beyond what they took, in centavos. */
export async function readDisputed(db: Queryable, purchaseId: string) {
  const { is_open, untaken } = await db
    .selectFrom('disputes')
    .select([
      sql<boolean>`coalesce(bool_or(state = 'open'), false)`.as('is_open'),
      sql<number>`coalesce(sum(amount_centavos - taken_centavos) filter (where state = 'lost'), 0)::bigint`.as(
        'untaken',
      ),
    ])
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  return { isOpen: is_open, untakenCentavos: Number(untaken) };
}

/** Whether a dispute of a capture is open, and what the payer got by those that we lost, in centavos. */
export async function readDisputesOf(db: Queryable, provider: ProviderName, captureId: string) {
  const { is_open, lost } = await db
    .selectFrom('disputes')
    .select([
      sql<boolean>`coalesce(bool_or(state = 'open'), false)`.as('is_open'),
      sql<number>`coalesce(sum(amount_centavos) filter (where state = 'lost'), 0)::bigint`.as('lost'),
    ])
    .where('provider', '=', provider)
    .where('capture_id', '=', captureId)
    .executeTakeFirstOrThrow();
  return { isOpen: is_open, lostCentavos: Number(lost) };
}

/** Is there nobody left who could owe? */
export async function isErased(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx.selectFrom('users').select('status').where('id', '=', userId).executeTakeFirst();
  return row === undefined || row.status === 'erased';
}

/** Open disputes that are due to be asked about. */
export async function claimDueDisputes(
  db: Queryable,
  claim: Claim,
): Promise<{ id: string; capture_id: string; checks: number }[]> {
  const { rows } = await sql<{ id: string; capture_id: string; checks: number }>`
    update disputes set next_check_at = ${claim.until}, checks = checks + 1
    where id in ${dueIds('disputes', claim, sql`state = 'open'`)} returning id, capture_id, checks`.execute(
    db,
  );
  return rows;
}

export async function postponeDispute(db: Queryable, id: string, nextCheckAt: Date): Promise<void> {
  await db
    .updateTable('disputes')
    .set({ next_check_at: nextCheckAt })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}

/** A dispute whose payer's account nobody has judged yet, locked, with what the judgement is about. */
export function lockUnjudged(tx: Tx, id: string) {
  return tx
    .selectFrom('disputes')
    .innerJoin('users', 'users.id', 'disputes.fan_id')
    .innerJoin('purchases', 'purchases.id', 'disputes.purchase_id')
    .select([
      'disputes.id',
      'disputes.fan_id',
      'disputes.purchase_id',
      'purchases.reference',
      'disputes.provider',
      'disputes.state',
      'disputes.amount_centavos',
      'users.language',
    ])
    .where('disputes.id', '=', id)
    .where('disputes.payer_judged_at', 'is', null)
    .forUpdate('disputes')
    .executeTakeFirst();
}

export async function markJudged(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('disputes').set({ payer_judged_at: now }).where('id', '=', id).execute();
}

/** For a metric: disputes that are open, by provider. */
export function countOpen(db: Queryable) {
  return db
    .selectFrom('disputes')
    .select(['provider', sql<number>`count(*)::int`.as('count')])
    .where(sql<boolean>`state = 'open'`)
    .groupBy('provider')
    .execute();
}

export type ListedDispute = Awaited<ReturnType<typeof listDisputeRows>>[number];

function selectListed(db: Queryable) {
  return db
    .selectFrom('disputes')
    .innerJoin('users', 'users.id', 'disputes.fan_id')
    .innerJoin('purchases', 'purchases.id', 'disputes.purchase_id')
    .select([
      'disputes.id',
      'disputes.purchase_id',
      'purchases.reference as purchase_reference',
      'disputes.provider',
      'disputes.provider_dispute_id',
      'disputes.state',
      'disputes.reason',
      'disputes.amount_centavos',
      'disputes.fee_centavos',
      'disputes.taken_centavos',
      'disputes.taken_credits',
      'disputes.debt_centavos',
      'disputes.is_loss',
      'disputes.respond_by',
      'disputes.opened_at',
      'disputes.ended_at',
      'disputes.fan_id',
      'users.username',
      'users.full_name',
      'users.avatar_key',
      'users.status as person_status',
    ]);
}

/** Newest first, those that were corrected left out. @param of one person's alone */
export function listDisputeRows(
  db: Queryable,
  {
    limit,
    before,
    fanId,
    days = {},
  }: { limit: number; before?: string | undefined; fanId?: string | undefined; days?: Days },
) {
  return selectListed(db)
    .where(sql<boolean>`disputes.state <> 'corrected'`)
    .where(ofDays('disputes.opened_at', days))
    .$if(before !== undefined, (query) => query.where('disputes.id', '<', before ?? ''))
    .$if(fanId !== undefined, (query) => query.where('disputes.fan_id', '=', fanId ?? ''))
    .orderBy('disputes.id', 'desc')
    .limit(limit)
    .execute();
}

/** Where one without a deadline stands, in milliseconds, as in the index. */
export const NO_DEADLINE = 9_999_999_999_999;
const DEADLINE = sql`coalesce(disputes.respond_by, timestamptz '2286-11-20 17:46:39.999Z')`;

/** Open ones, the soonest deadline first; those without one last. @param after the place behind which the page begins */
export function listDueRows(
  db: Queryable,
  { limit, after, days }: { limit: number; after: { position: number; id: string } | undefined; days: Days },
): Promise<ListedDispute[]> {
  let query = selectListed(db)
    .where(sql<boolean>`disputes.state = 'open'`)
    .where(ofDays('disputes.opened_at', days));
  if (after)
    query = query.where(
      sql<boolean>`(${DEADLINE}, disputes.id) > (${new Date(after.position)}::timestamptz, ${after.id}::uuid)`,
    );
  return query.orderBy(DEADLINE).orderBy('disputes.id').limit(limit).execute();
}

/** Open disputes whose deadline is near and of which nobody was told yet, locked. */
export function lockUnreminded(tx: Tx, { now, until, limit }: { now: Date; until: Date; limit: number }) {
  return tx
    .selectFrom('disputes')
    .select(['id', 'respond_by'])
    .where(sql<boolean>`state = 'open'`)
    .where('respond_by', '>', now)
    .where('respond_by', '<=', until)
    .where(sql<boolean>`reminded_of is distinct from respond_by`)
    .orderBy('respond_by')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function markReminded(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('disputes')
    .set((q) => ({ reminded_of: q.ref('respond_by') }))
    .where('id', 'in', ids)
    .execute();
}

/** Whoever of the staff has one of these roles and may act. */
export function listStaffOf(db: Queryable, roles: readonly StaffRole[], most: number) {
  return db
    .selectFrom('users')
    .select(['id'])
    .where('user_type', '=', 'admin')
    .where('staff_role', 'in', roles)
    .where('status', '=', 'active')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** What a reminder says, and to whom; undefined where the dispute is over by now, or they are of the staff no more. */
export function findReminder(db: Queryable, { disputeId, staffId }: { disputeId: string; staffId: string }) {
  return db
    .selectFrom('disputes')
    .innerJoin('purchases', 'purchases.id', 'disputes.purchase_id')
    .innerJoin('users as staff', (join) => join.on('staff.id', '=', staffId))
    .select(['disputes.amount_centavos', 'disputes.respond_by', 'disputes.provider', 'purchases.reference'])
    .select(['staff.email', 'staff.full_name', 'staff.language', 'staff.staff_role'])
    .where('disputes.id', '=', disputeId)
    .where(sql<boolean>`disputes.state = 'open'`)
    .executeTakeFirst();
}
