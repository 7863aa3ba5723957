import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { PaymentMethod, ProviderName } from '../../../providers/payments/payment-provider.ts';
import { type Claim, dueIds } from '../claim-due.queries.ts';

const COLUMNS = [
  'id',
  'purchase_id',
  'provider',
  'payment_method',
  'amount_centavos',
  'status',
  'order_id',
  'approval_url',
  'charge_minor',
  'charge_currency',
  'charge_rate_centavos',
  'is_final',
  'created_at',
  'next_check_at',
  'checks',
] as const;

export interface NewAttempt {
  id: string;
  purchase_id: string;
  provider: ProviderName;
  payment_method: PaymentMethod;
  amount_centavos: number;
  /** What the payer is asked for where that is not pesos, and the rate that it was made by. */
  charge_minor: number | null;
  charge_currency: string | null;
  charge_rate_centavos: number | null;
  created_at: Date;
  next_check_at: Date;
}

export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<void> {
  await tx
    .insertInto('payment_attempts')
    .values({ ...attempt, status: 'opening' })
    .execute();
}

export type AttemptRow = NonNullable<Awaited<ReturnType<typeof findAttempt>>>;

export function findAttempt(db: Queryable, id: string) {
  return db.selectFrom('payment_attempts').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export function lockAttempt(tx: Tx, id: string) {
  return tx
    .selectFrom('payment_attempts')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The attempts of a purchase, newest first: few, as each needs a person at a provider's page. */
export function listAttempts(db: Queryable, purchaseId: string) {
  return db
    .selectFrom('payment_attempts')
    .select(COLUMNS)
    .where('purchase_id', '=', purchaseId)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
}

export async function findAttemptIdByOrder(
  db: Queryable,
  provider: ProviderName,
  orderId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('provider', '=', provider)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** What became of it meanwhile stays: an order may be paid before we have written down where. */
export async function recordOrder(
  db: Queryable,
  id: string,
  order: { orderId: string; approvalUrl: string | null },
): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({
      order_id: order.orderId,
      approval_url: order.approvalUrl,
      status: sql`case when status = 'opening' then 'open' else status end`,
    })
    .where('id', '=', id)
    .execute();
}

/** What was not owed (`mismatch`) is due to be given back from that moment on. */
export async function recordCapture(
  tx: Tx,
  id: string,
  capture: { status: 'captured' | 'mismatch'; captureId: string; centavos: number; capturedAt: Date },
): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({
      status: capture.status,
      capture_id: capture.captureId,
      captured_centavos: capture.centavos,
      captured_at: capture.capturedAt,
      is_final: true,
      next_check_at: capture.status === 'mismatch' ? capture.capturedAt : null,
      checks: 0,
    })
    .where('id', '=', id)
    .execute();
}

export async function updateAttempt(
  tx: Tx,
  id: string,
  change: {
    status: 'open' | 'held' | 'declined' | 'cancelled' | 'expired' | 'refunded';
    nextCheckAt: Date | null;
  },
): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({
      status: change.status,
      next_check_at: change.nextCheckAt,
      is_final: change.nextCheckAt === null,
      checks: sql`case when status = ${change.status} then checks + 1 else 1 end`,
    })
    .where('id', '=', id)
    .execute();
}

/** Nothing new: look again then. */
export async function postponeAttempt(tx: Tx, id: string, nextCheckAt: Date): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({ next_check_at: nextCheckAt, checks: sql`checks + 1` })
    .where('id', '=', id)
    .execute();
}

/** A provider lists a capture of it: whatever was thought, it is asked about again. */
export async function reopenAttempts(db: Queryable, purchaseId: string, now: Date): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ is_final: false, next_check_at: now })
    .where('purchase_id', '=', purchaseId)
    .where('is_final', '=', true)
    .where('captured_centavos', 'is', null)
    .execute();
}

/** Takes attempts that are due: who claims them has so long, and nobody else asks about them meanwhile. */
export async function claimDueAttempts(db: Queryable, claim: Claim): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update payment_attempts set next_check_at = ${claim.until}
    where id in ${dueIds('payment_attempts', claim, sql`not is_final`)} returning id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface CaptureToReturn {
  id: string;
  purchase_id: string;
  order_id: string | null;
  provider: string;
  capture_id: string;
  checks: number;
}

/** Captures that are to be given back and due, claimed as `claimDueAttempts` does. */
export async function claimCapturesToReturn(db: Queryable, claim: Claim): Promise<CaptureToReturn[]> {
  const isOwed = sql`status = 'mismatch' and returned_at is null`;
  const { rows } = await sql<CaptureToReturn>`
    update payment_attempts set next_check_at = ${claim.until}, checks = checks + 1
    where id in ${dueIds('payment_attempts', claim, isOwed)} returning id, purchase_id, order_id, provider, capture_id, checks`.execute(
    db,
  );
  return rows;
}

/** When to try once more to give it back. */
export async function postponeReturn(db: Queryable, id: string, nextCheckAt: Date): Promise<void> {
  await db.updateTable('payment_attempts').set({ next_check_at: nextCheckAt }).where('id', '=', id).execute();
}

/** False when it had been written down before. */
export async function recordReturn(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('payment_attempts')
    .set({ returned_at: now, next_check_at: null })
    .where('id', '=', id)
    .where('returned_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What is said of money that was given back, and to whom; to nobody whose account is erased. */
export function findReturnFacts(db: Queryable, id: string) {
  return db
    .selectFrom('payment_attempts')
    .innerJoin('purchases', 'purchases.id', 'payment_attempts.purchase_id')
    .innerJoin('users', 'users.id', 'purchases.fan_id')
    .select([
      'purchases.reference',
      'payment_attempts.captured_centavos',
      'users.email',
      'users.full_name',
      'users.language',
    ])
    .where('payment_attempts.id', '=', id)
    .where('payment_attempts.returned_at', 'is not', null)
    .where('users.status', '<>', 'erased')
    .executeTakeFirst();
}
