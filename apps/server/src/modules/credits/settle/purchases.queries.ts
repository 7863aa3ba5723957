import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { PaymentMethod } from '../../../providers/payments/payment-provider.ts';
import type { ClosingReason, PurchaseStatus } from './purchase.ts';

const COLUMNS = [
  'id',
  'reference',
  'fan_id',
  'status',
  'payment_method',
  'package_id',
  'base_credits',
  'bonus_credits',
  'centavos_per_credit',
  'original_centavos',
  'final_centavos',
  'granted_credits',
  'is_requoted',
  'reason',
  'request_hash',
  'correlation_id',
  'created_at',
  'settled_at',
] as const;

/** Where to pay: of the newest attempt. */
const approvalUrl = sql<string | null>`(select a.approval_url from payment_attempts a
  where a.purchase_id = purchases.id order by a.id desc limit 1)`.as('approval_url');

/** Of an attempt `a`: what the card is charged where that is not pesos. */
export const CHARGE_OF_ATTEMPT = sql`case when a.charge_minor is not null then
  json_build_object('minor', a.charge_minor, 'currency', a.charge_currency, 'rate_centavos', a.charge_rate_centavos) end`;

/** Of the newest attempt. */
const charge = sql<ChargeRow | null>`(select ${CHARGE_OF_ATTEMPT}
  from payment_attempts a where a.purchase_id = purchases.id order by a.id desc limit 1)`.as('charge');

export interface ChargeRow {
  minor: number;
  currency: string;
  rate_centavos: number;
}

export interface NewPurchase {
  id: string;
  reference: string;
  fan_id: string;
  payment_method: PaymentMethod;
  package_id: string | null;
  base_credits: number;
  bonus_credits: number;
  centavos_per_credit: number;
  settings_version: number;
  original_centavos: number;
  final_centavos: number;
  idempotency_key: string | null;
  request_hash: Buffer;
  correlation_id: string;
  created_at: Date;
}

/** Records the intent; false when this fan's key has a purchase already, or another purchase this reference. */
export async function insertPurchase(tx: Tx, purchase: NewPurchase): Promise<boolean> {
  const row = await tx
    .insertInto('purchases')
    .values({ ...purchase, status: 'pending' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export type PurchaseRow = NonNullable<Awaited<ReturnType<typeof findPurchase>>>;

export function findPurchase(db: Queryable, id: string) {
  return db
    .selectFrom('purchases')
    .select(COLUMNS)
    .select([approvalUrl, charge])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Can who buys use what they buy by now? Not who is suspended, banned, leaving or erased. */
export async function isBuyerHere(db: Queryable, purchaseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('purchases')
    .innerJoin('users', 'users.id', 'purchases.fan_id')
    .select('users.id')
    .where('purchases.id', '=', purchaseId)
    .where('users.status', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}

/** Is this person's account erased? Stays so or not until the transaction ends: who is just erasing it is waited for. */
export async function isErased(tx: Tx, fanId: string): Promise<boolean> {
  const fan = await tx
    .selectFrom('users')
    .select('status')
    .where('id', '=', fanId)
    .forKeyShare()
    .executeTakeFirst();
  return fan?.status === 'erased';
}

export function findPurchaseByKey(db: Queryable, fanId: string, key: string) {
  return db
    .selectFrom('purchases')
    .select(COLUMNS)
    .select([approvalUrl, charge])
    .where('fan_id', '=', fanId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** Locked until the transaction ends: two that settle one purchase do so one after the other. */
export function lockPurchase(tx: Tx, id: string) {
  return tx
    .selectFrom('purchases')
    .select(COLUMNS)
    .select([approvalUrl, charge])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** What so many purchases are called; an id of none has no line. */
export async function findReferences(db: Queryable, ids: string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('purchases').select(['id', 'reference']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}

export async function completePurchase(
  tx: Tx,
  id: string,
  grant: { credits: number; isRequoted: boolean },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('purchases')
    .set({
      status: 'completed',
      granted_credits: grant.credits,
      is_requoted: grant.isRequoted,
      keeps_worth: grant.isRequoted,
      settled_at: now,
      reason: null,
    })
    .where('id', '=', id)
    .execute();
}

export async function setPurchaseStatus(
  tx: Tx,
  id: string,
  status: PurchaseStatus,
  reason: ClosingReason | null,
  settledAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('purchases')
    .set({ status, reason, settled_at: settledAt })
    .where('id', '=', id)
    .execute();
}

/** When payments of a fan were declined that were begun since then, and after the last one that was taken; the newest first. */
export async function listDeclined(
  tx: Tx,
  { fanId, since, limit }: { fanId: string; since: Date; limit: number },
): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    select settled_at as at from purchases p
    where fan_id = ${fanId} and created_at > ${since} and status = 'declined' and reason = 'declined'
      and settled_at > coalesce((
        select max(t.settled_at) from purchases t
        where t.fan_id = ${fanId} and t.created_at > ${since} and t.status = 'completed' and t.final_centavos > 0
      ), '-infinity')
    order by settled_at desc limit ${limit}`.execute(tx);
  return rows.map(({ at }) => at);
}

/** What a receipt says, and to whom; only of a completed purchase. */
export function findReceiptFacts(db: Queryable, id: string) {
  return db
    .selectFrom('purchases')
    .innerJoin('users', 'users.id', 'purchases.fan_id')
    .select([
      'purchases.reference',
      'purchases.fan_id',
      'purchases.base_credits',
      'purchases.bonus_credits',
      'purchases.granted_credits',
      'purchases.is_requoted',
      'purchases.final_centavos',
      'purchases.payment_method',
      'purchases.settled_at',
      'users.email',
      'users.full_name',
      'users.language',
    ])
    .select(charge)
    .where('purchases.id', '=', id)
    .where('purchases.status', '=', 'completed')
    .executeTakeFirst();
}
