import type { Language } from '@likha/contract/language';
import { type Insertable, sql } from 'kysely';
import {
  type DecisionPage,
  pageByDecision,
  type Queryable,
  type Tx,
} from '../../../platform/database/index.ts';
import type { RefundRequests } from '../../../platform/schema.generated.ts';
import type { PaymentMethod } from '../../../providers/payments/payment-provider.ts';
import { type Claim, dueIds } from '../claim-due.queries.ts';
import type { PurchaseStatus } from '../settle/purchase.ts';

/** What a fan's view of a purchase says of its refund. */
export interface RefundFacts {
  /** Credits of the fan's other requests that wait. */
  asked_elsewhere: number;
  request_id: string | null;
  credits: number;
  amount_centavos: number;
  /** All that could have gone back, where an admin approved a part of it. */
  whole_credits: number | null;
  whole_centavos: number | null;
  reason: string;
  asked_at: Date;
  decision: 'approved' | 'declined' | null;
  is_withdrawn: boolean;
  answer: string | null;
  decided_at: Date | null;
  refused_at: Date | null;
  paid_back_at: Date | null;
}

/** What was asked for of a purchase; `request_id` is null where nothing was. */
export async function findRefundFacts(db: Queryable, purchaseId: string): Promise<RefundFacts> {
  const { rows } = await sql<RefundFacts>`
    select o.credits as asked_elsewhere, q.id as request_id, q.credits, q.amount_centavos, q.whole_credits, q.whole_centavos, q.reason, q.asked_at, q.decision,
      coalesce(q.decided_by = q.fan_id, false) as is_withdrawn, q.answer, q.decided_at, q.refused_at, q.paid_back_at
    from purchases p
    cross join lateral (select coalesce(sum(credits), 0)::bigint as credits from refund_requests
      where fan_id = p.fan_id and decision is null and purchase_id <> p.id) o
    left join refund_requests q on q.purchase_id = p.id
    where p.id = ${purchaseId}::uuid`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`there is no purchase ${purchaseId}`);
  return row;
}

/** Locks the fan: two requests for different purchases see one another. */
export async function lockAsker(tx: Tx, fanId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', fanId).forNoKeyUpdate().execute();
}

/** Locks the wallet as a spend does: either sees the other (P291). */
export async function lockWallet(tx: Tx, fanId: string): Promise<void> {
  await sql`select from ledger_accounts where id = ${`CREDIT:wallet:${fanId}`} for no key update`.execute(tx);
}

/** Credits that others gave a fan from a moment on; none where there is no moment. */
export async function sumGiftsSince(tx: Tx, fanId: string, since: Date | null): Promise<number> {
  const { rows } = await sql<{ credits: number }>`select coalesce(sum(credits), 0)::int as credits from gifts
    where receiver_id = ${fanId}::uuid and kind = 'credits' and created_at >= ${since}::timestamptz`.execute(
    tx,
  );
  return rows[0]?.credits ?? 0;
}

export async function insertRefundRequest(tx: Tx, request: Insertable<RefundRequests>): Promise<void> {
  await tx.insertInto('refund_requests').values(request).execute();
}

/** A request as admins see it. */
export interface RefundRequestRow {
  id: string;
  purchase_id: string;
  purchase_reference: string;
  fan_id: string;
  full_name: string;
  username: string;
  avatar_key: string | null;
  standing: 'active' | 'suspended' | 'banned' | 'leaving' | 'erased';
  credits: number;
  amount_centavos: number;
  /** All that could have gone back, where an admin approved a part of it. */
  whole_credits: number | null;
  whole_centavos: number | null;
  reason: string;
  asked_at: Date;
  decision: 'approved' | 'declined' | null;
  answer: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  is_withdrawn: boolean;
  refused_at: Date | null;
  paid_back_at: Date | null;
  problem: string | null;
  payment_method: PaymentMethod;
  purchase_status: PurchaseStatus;
  settled_at: Date | null;
  created_at: Date;
  /** Null for a wallet that nothing has moved. */
  balance: number | null;
  final_centavos: number;
  granted_credits: number | null;
  /** What refunds have taken of the purchase. */
  gone_credits: number;
  gone_centavos: number;
}

function selectRequests(db: Queryable) {
  return db
    .selectFrom('refund_requests as q')
    .innerJoin('purchases as p', 'p.id', 'q.purchase_id')
    .innerJoin('users as fan', 'fan.id', 'q.fan_id')
    .leftJoin('users as decider', 'decider.id', 'q.decided_by')
    .leftJoin('ledger_accounts as wallet', (join) =>
      join.on(sql<boolean>`wallet.id = 'CREDIT:wallet:' || q.fan_id`),
    )
    .select([
      'q.id',
      'q.purchase_id',
      'p.reference as purchase_reference',
      'q.fan_id',
      'fan.full_name',
      'fan.username',
      'fan.avatar_key',
      'fan.status as standing',
    ])
    .select(['q.credits', 'q.amount_centavos', 'q.reason', 'q.asked_at', 'q.decision', 'q.answer'])
    .select(['q.whole_credits', 'q.whole_centavos', 'p.final_centavos', 'p.granted_credits'])
    .leftJoinLateral(
      (gone) =>
        gone
          .selectFrom('refunds as r')
          .select([
            sql<number>`coalesce(sum(r.credits + r.spent_credits), 0)::bigint`.as('credits'),
            sql<number>`coalesce(sum(r.amount_centavos), 0)::bigint`.as('centavos'),
          ])
          .whereRef('r.purchase_id', '=', 'q.purchase_id')
          .where('r.undone_at', 'is', null)
          .as('gone'),
      (join) => join.onTrue(),
    )
    .select(['gone.credits as gone_credits', 'gone.centavos as gone_centavos'])
    .select([
      'q.decided_at',
      'decider.full_name as decided_by',
      'q.refused_at',
      'q.paid_back_at',
      'q.problem',
    ])
    .select(['p.payment_method', 'p.status as purchase_status', 'p.settled_at', 'p.created_at'])
    .select(sql<boolean>`coalesce(q.decided_by = q.fan_id, false)`.as('is_withdrawn'))
    .select('wallet.balance')
    .$castTo<RefundRequestRow>();
}

export function findRefundRequest(db: Queryable, id: string): Promise<RefundRequestRow | undefined> {
  return selectRequests(db).where('q.id', '=', id).executeTakeFirst();
}

/** Those in one state, by pages. */
export function listRefundRequests(db: Queryable, page: DecisionPage): Promise<RefundRequestRow[]> {
  return pageByDecision(selectRequests(db), 'q', page);
}

interface Decided {
  answer: string;
  decided_by: string;
  decided_at: Date;
}

export async function declineRequest(tx: Tx, id: string, decided: Decided): Promise<void> {
  await tx
    .updateTable('refund_requests')
    .set({ ...decided, decision: 'declined' })
    .where('id', '=', id)
    .execute();
}

/** It waits for a decision again. */
export async function reopenDeclined(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('refund_requests')
    .set({ decision: null, decided_by: null, decided_at: null, answer: null })
    .where('id', '=', id)
    .execute();
}

/** From here on its provider is asked to pay it back, until it has. */
export async function approveRequest(
  tx: Tx,
  id: string,
  approved: Decided & {
    refund_id: string;
    credits: number;
    amount_centavos: number;
    next_check_at: Date;
    whole_credits: number | null;
    whole_centavos: number | null;
  },
): Promise<void> {
  await tx
    .updateTable('refund_requests')
    .set({ ...approved, decision: 'approved', checks: 0, refused_at: null, problem: null })
    .where('id', '=', id)
    .execute();
}

/** A refund that is to be paid back, with the order and capture that brought the money. */
export interface RefundToPay {
  id: string;
  purchase_id: string;
  refund_id: string;
  amount_centavos: number;
  checks: number;
  accepted_at: Date | null;
  /** Since when the provider has too little left of it (P841); null where it has enough. */
  stuck_at: Date | null;
  order_id: string;
  capture_id: string;
}

/** Takes refunds that are due: who claims them has so long, and nobody else pays them meanwhile. */
export async function claimRefundsToPay(db: Queryable, claim: Claim): Promise<RefundToPay[]> {
  const { rows } = await sql<RefundToPay>`
    with claimed as (
      update refund_requests set next_check_at = ${claim.until}, checks = checks + 1
      where id in ${dueIds('refund_requests', claim, sql`next_check_at is not null`)}
      returning id, purchase_id, refund_id, amount_centavos, checks, accepted_at, stuck_at
    )
    select c.*, a.order_id, a.capture_id from claimed c
    join payment_attempts a on a.purchase_id = c.purchase_id and a.status = 'captured'`.execute(db);
  return rows;
}

/** Asked again then. @param problem what kept it from being paid back, null while it is only pending */
export async function postponeRefund(
  db: Queryable,
  { id, refund_id: refundId }: Pick<RefundToPay, 'id' | 'refund_id'>,
  nextCheckAt: Date,
  problem: string | null,
): Promise<void> {
  await db
    .updateTable('refund_requests')
    .set({ next_check_at: nextCheckAt, problem })
    .where('id', '=', id)
    .where('refund_id', '=', refundId)
    .where('paid_back_at', 'is', null)
    .execute();
}

/** The provider has taken it on, and may pay later. */
export async function acceptRefund(
  db: Queryable,
  { id, refund_id: refundId }: Pick<RefundToPay, 'id' | 'refund_id'>,
  providerRefundId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('refund_requests')
    .set({ provider_refund_id: providerRefundId, accepted_at: sql`coalesce(accepted_at, ${now})` })
    .where('id', '=', id)
    .where('refund_id', '=', refundId)
    .execute();
}

/** False when it had been written down before, or is another refund by now. */
export async function markPaidBack(
  tx: Tx,
  { id, refund_id: refundId }: Pick<RefundToPay, 'id' | 'refund_id'>,
  by: 'refund' | 'dispute',
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('refund_requests')
    .set({ paid_back_at: now, paid_back_by: by, next_check_at: null, problem: null, stuck_at: null })
    .where('id', '=', id)
    .where('refund_id', '=', refundId)
    .where('paid_back_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Refused for good: it waits for a decision again. False when it is paid back, or another refund by now. */
export async function reopenRequest(
  tx: Tx,
  { id, refund_id: refundId }: Pick<RefundToPay, 'id' | 'refund_id'>,
  refused: { problem: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('refund_requests')
    .set({
      decision: null,
      decided_by: null,
      decided_at: null,
      answer: null,
      refund_id: null,
      provider_refund_id: null,
      accepted_at: null,
      next_check_at: null,
      stuck_at: null,
      refused_at: refused.now,
      problem: refused.problem,
    })
    .where('id', '=', id)
    .where('refund_id', '=', refundId)
    .where('paid_back_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What mails about a request say, and to whom. */
export interface RefundMailFacts {
  email: string;
  full_name: string;
  language: Language | null;
  purchase_id: string;
  reference: string;
  credits: number;
  amount_centavos: number;
  whole_credits: number | null;
  whole_centavos: number | null;
  decision: 'approved' | 'declined' | null;
  answer: string | null;
}

/** Undefined for somebody who was erased. */
export function findRefundMail(db: Queryable, requestId: string): Promise<RefundMailFacts | undefined> {
  return db
    .selectFrom('refund_requests as q')
    .innerJoin('users as fan', 'fan.id', 'q.fan_id')
    .innerJoin('purchases as p', 'p.id', 'q.purchase_id')
    .select(['fan.email', 'fan.full_name', 'fan.language', 'q.purchase_id', 'p.reference', 'q.credits'])
    .select(['q.amount_centavos', 'q.whole_credits', 'q.whole_centavos', 'q.decision', 'q.answer'])
    .where('q.id', '=', requestId)
    .where('fan.status', '<>', 'erased')
    .$castTo<RefundMailFacts>()
    .executeTakeFirst();
}

/** Why it was asked for and what was answered go with what is personal; that it was asked for stays, as the books name it. */
export async function eraseRefundWords(tx: Tx, fanId: string): Promise<void> {
  await tx
    .updateTable('refund_requests')
    .set({ reason: '', answer: sql`case when answer is not null then '' end` })
    .where('fan_id', '=', fanId)
    .execute();
}
