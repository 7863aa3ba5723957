import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import type { ProviderName } from '../../providers/payments/payment-provider.ts';
import type { PurchaseStatus } from './purchase.ts';

const COLUMNS = [
  'id',
  'fan_id',
  'status',
  'provider',
  'payment_method',
  'package_id',
  'base_credits',
  'bonus_credits',
  'centavos_per_credit',
  'original_centavos',
  'final_centavos',
  'provider_order_id',
  'approval_url',
  'reason',
  'created_at',
  'settled_at',
  'next_check_at',
  'checks',
] as const;

export interface NewPurchase {
  id: string;
  fan_id: string;
  provider: ProviderName;
  payment_method: string;
  package_id: string | null;
  base_credits: number;
  bonus_credits: number;
  centavos_per_credit: number;
  original_centavos: number;
  final_centavos: number;
  idempotency_key: string | null;
  created_at: Date;
  next_check_at: Date;
}

/** Records the intent; answers the earlier purchase when this fan's key has one. */
export async function insertPurchase(tx: Tx, purchase: NewPurchase) {
  await tx
    .insertInto('purchases')
    .values({ ...purchase, status: 'pending' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('purchases')
    .select(COLUMNS)
    .where('fan_id', '=', purchase.fan_id)
    .where((where) =>
      purchase.idempotency_key === null
        ? where('id', '=', purchase.id)
        : where('idempotency_key', '=', purchase.idempotency_key),
    )
    .executeTakeFirstOrThrow();
}

export type PurchaseRow = NonNullable<Awaited<ReturnType<typeof findPurchase>>>;

export function findPurchase(db: Queryable, id: string) {
  return db.selectFrom('purchases').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends: two that settle one purchase do so one after the other. */
export function lockPurchase(tx: Tx, id: string) {
  return tx
    .selectFrom('purchases')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function findPurchaseIdByOrder(
  db: Queryable,
  provider: ProviderName,
  orderId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('purchases')
    .select('id')
    .where('provider', '=', provider)
    .where('provider_order_id', '=', orderId)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function recordOrder(
  db: Queryable,
  id: string,
  order: { orderId: string; approvalUrl: string },
): Promise<void> {
  await db
    .updateTable('purchases')
    .set({ provider_order_id: order.orderId, approval_url: order.approvalUrl })
    .where('id', '=', id)
    .execute();
}

export async function completePurchase(tx: Tx, id: string, captureId: string, now: Date): Promise<void> {
  await tx
    .updateTable('purchases')
    .set({ status: 'completed', capture_id: captureId, settled_at: now, next_check_at: null, reason: null })
    .where('id', '=', id)
    .execute();
}

export async function closePurchase(
  tx: Tx,
  id: string,
  status: PurchaseStatus,
  reason: string | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('purchases')
    .set({ status, reason, settled_at: now, next_check_at: null })
    .where('id', '=', id)
    .execute();
}

export async function postponePurchase(db: Queryable, id: string, nextCheckAt: Date): Promise<void> {
  await db
    .updateTable('purchases')
    .set({ next_check_at: nextCheckAt, checks: sql`checks + 1` })
    .where('id', '=', id)
    .execute();
}

/** What a receipt says, and to whom; only of a completed purchase. */
export function findReceiptFacts(db: Queryable, id: string) {
  return db
    .selectFrom('purchases')
    .innerJoin('users', 'users.id', 'purchases.fan_id')
    .select([
      'purchases.fan_id',
      'purchases.base_credits',
      'purchases.bonus_credits',
      'purchases.final_centavos',
      'purchases.payment_method',
      'purchases.settled_at',
      'users.email',
      'users.full_name',
    ])
    .where('purchases.id', '=', id)
    .where('purchases.status', '=', 'completed')
    .executeTakeFirst();
}

/** Open purchases whose next look is due, oldest first, at most `limit`. */
export async function listDuePurchases(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('purchases')
    .select('id')
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Remembers a webhook; false when this event was delivered before. */
export async function insertWebhookEvent(
  tx: Tx,
  event: {
    provider: ProviderName;
    event_id: string;
    order_id: string | null;
    kind: string;
    received_at: Date;
  },
): Promise<boolean> {
  const row = await tx
    .insertInto('webhook_events')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeOldWebhookEvents(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('webhook_events').where('received_at', '<', before).execute();
}
