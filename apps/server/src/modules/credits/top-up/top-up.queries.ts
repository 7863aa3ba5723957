import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { ProviderName } from '../../../providers/payments/payment-provider.ts';

export type TopUpRow = NonNullable<Awaited<ReturnType<typeof findTopUp>>>;

export function findTopUp(db: Queryable, fanId: string) {
  return db.selectFrom('auto_top_ups').selectAll().where('fan_id', '=', fanId).executeTakeFirst();
}

export function lockTopUp(tx: Tx, fanId: string) {
  return tx.selectFrom('auto_top_ups').selectAll().where('fan_id', '=', fanId).forUpdate().executeTakeFirst();
}

export interface Agreement {
  threshold_credits: number;
  package_id: string;
  price_centavos: number;
  monthly_limit_centavos: number;
}

/** What waits for its fan's word, in the place of whatever there was. */
export async function insertWaiting(
  tx: Tx,
  waiting: Agreement & {
    fan_id: string;
    provider: ProviderName;
    setup_id: string;
    approval_url: string;
    changed_at: Date;
  },
): Promise<void> {
  await removeTopUp(tx, waiting.fan_id);
  await tx
    .insertInto('auto_top_ups')
    .values({ ...waiting, status: 'waiting', next_try_at: waiting.changed_at })
    .execute();
}

/** Of one that is on: by what was agreed to. @returns false where it is not on any more */
export async function changeAgreement(tx: Tx, fanId: string, agreement: Agreement, now: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('auto_top_ups')
    .set({ ...agreement, next_try_at: now, changed_at: now })
    .where('fan_id', '=', fanId)
    .where('status', '=', 'on')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface AgreedPayer {
  fanId: string;
  setupId: string;
  payerToken: string;
  /** Null where its provider does not say whose account it is. */
  instrument: string | null;
}

/** Who agreed may not pay (P957): their provider is told to forget them. */
export async function rejectPayer(
  tx: Tx,
  provider: ProviderName,
  payer: AgreedPayer,
  now: Date,
): Promise<void> {
  await sql`
    with gone as (
      delete from auto_top_ups where fan_id = ${payer.fanId}::uuid and setup_id = ${payer.setupId} and status = 'waiting' returning fan_id)
    insert into payers_to_forget (id, provider, payer_token, next_try_at)
    select gen_random_uuid(), ${provider}, ${payer.payerToken}, ${now} from gone`.execute(tx);
}

/** The fan agreed. Of a setup that another one took the place of, nothing is turned on. */
export async function turnOn(
  db: Queryable,
  { fanId, setupId, payerToken, instrument }: AgreedPayer,
  now: Date,
): Promise<void> {
  await db
    .updateTable('auto_top_ups')
    .set({
      status: 'on',
      payer_token: payerToken,
      instrument,
      agreed_at: now,
      changed_at: now,
      next_try_at: now,
    })
    .where('fan_id', '=', fanId)
    .where('setup_id', '=', setupId)
    .where('status', '=', 'waiting')
    .execute();
}

/** There is none any more, and its provider is told to forget who it charged. */
export async function removeTopUp(tx: Tx, fanId: string): Promise<void> {
  await sql`
    with gone as (delete from auto_top_ups where fan_id = ${fanId}::uuid returning provider, payer_token, changed_at)
    insert into payers_to_forget (id, provider, payer_token, next_try_at)
    select gen_random_uuid(), provider, payer_token, changed_at from gone where payer_token is not null`.execute(
    tx,
  );
}

/** Nobody agreed to these in their time: a provider's page is there for three days at the most. */
export async function removeUnanswered(db: Queryable, before: Date): Promise<void> {
  await db
    .deleteFrom('auto_top_ups')
    .where('status', '=', 'waiting')
    .where('changed_at', '<', before)
    .execute();
}

export async function pauseTopUp(tx: Tx, fanId: string, because: 'declined' | 'price', now: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('auto_top_ups')
    .set({ status: 'paused', paused_because: because, changed_at: now })
    .where('fan_id', '=', fanId)
    .where('status', '=', 'on')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function postponeTopUp(db: Queryable, fanId: string, until: Date): Promise<void> {
  await db
    .updateTable('auto_top_ups')
    .set({ next_try_at: until })
    .where('fan_id', '=', fanId)
    .where('status', '=', 'on')
    .execute();
}

/** Purchases `p` that nobody knows the end of. */
const OPEN = sql`p.status in ('pending', 'held')`;

/** The newest purchase of this kind since the agreement `t` was made, with how it ended. */
const NEWEST = sql`(select a.purchase_id, p.status from auto_top_up_purchases a join purchases p on p.id = a.purchase_id
      where a.fan_id = t.fan_id and a.created_at >= t.agreed_at order by a.created_at desc, a.purchase_id desc limit 1)`;

/**
 * Agreements `t` of fans who have fewer credits than they want to have, and for whom nothing is being bought, nor was declined: somebody is
 * about to pause those.
 */
const DUE = sql`auto_top_ups t join users u on u.id = t.fan_id and u.status = 'active' and u.erased_at is null
    left join ledger_accounts w on w.id = 'CREDIT:wallet:' || t.fan_id
    where t.status = 'on' and coalesce(w.balance, 0) < t.threshold_credits
      and not exists (select from auto_top_up_purchases a join purchases p on p.id = a.purchase_id and ${OPEN} where a.fan_id = t.fan_id)
      and not exists (select from ${NEWEST} newest where newest.status = 'declined')`;

/** Fans for whom a pack is to be bought. */
export async function listDue(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ fan_id: string }>`
    select t.fan_id from ${DUE} and t.next_try_at <= ${now} order by t.next_try_at limit ${limit}`.execute(
    db,
  );
  return rows.map(({ fan_id }) => fan_id);
}

/** Whether a fan is one of those at this moment, with their row locked by the caller. */
export async function isDue(tx: Tx, fanId: string): Promise<boolean> {
  const { rows } = await sql`select from ${DUE} and t.fan_id = ${fanId}::uuid`.execute(tx);
  return rows.length === 1;
}

/**
 * Centavos that were bought by itself in the month of a moment, in the Philippines, with what may still be taken: all but what was
 * declined.
 */
export async function sumOfMonth(db: Queryable, fanId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ centavos: number }>`
    select coalesce(sum(a.price_centavos), 0)::bigint as centavos from auto_top_up_purchases a join purchases p on p.id = a.purchase_id
    where a.fan_id = ${fanId}::uuid and p.status <> 'declined'
      and a.created_at >= date_trunc('month', ${now}::timestamptz at time zone 'Asia/Manila') at time zone 'Asia/Manila'`.execute(
    db,
  );
  return rows[0]?.centavos ?? 0;
}

export async function insertTopUpPurchase(
  tx: Tx,
  purchase: {
    purchase_id: string;
    fan_id: string;
    price_centavos: number;
    monthly_limit_centavos: number;
    created_at: Date;
  },
): Promise<void> {
  await tx.insertInto('auto_top_up_purchases').values(purchase).execute();
}

/** A fan's purchases that were begun and of which nobody knows the end: one at the most. */
export function listBegun(db: Queryable, fanId: string) {
  return db
    .selectFrom('auto_top_up_purchases as a')
    .innerJoin('purchases as p', 'p.id', 'a.purchase_id')
    .select('a.purchase_id')
    .where('a.fan_id', '=', fanId)
    .where('p.status', '=', 'pending')
    .execute();
}

export interface UnpaidRow {
  purchase_id: string;
  payer_token: string;
  instrument: string | null;
}

/** Purchases that were begun since a moment and are to be paid, of fans who are here and whose word still stands. */
export async function listUnpaid(db: Queryable, since: Date, limit: number) {
  const { rows } = await sql<UnpaidRow>`
    select a.purchase_id, t.payer_token, t.instrument from auto_top_up_purchases a join purchases p on p.id = a.purchase_id and p.status = 'pending'
    join auto_top_ups t on t.fan_id = a.fan_id and t.status = 'on' and t.agreed_at <= a.created_at
    join users u on u.id = a.fan_id and u.status = 'active'
    where a.created_at > ${since} order by a.created_at limit ${limit}`.execute(db);
  return rows;
}

/** Fans whose newest purchase of this kind was declined since they agreed. */
export async function listDeclined(db: Queryable, limit: number) {
  const { rows } = await sql<{ fan_id: string; purchase_id: string }>`
    select t.fan_id, newest.purchase_id from auto_top_ups t cross join lateral ${NEWEST} newest
    where t.status = 'on' and newest.status = 'declined' limit ${limit}`.execute(db);
  return rows;
}

export function listToForget(db: Queryable, now: Date, limit: number) {
  return db
    .selectFrom('payers_to_forget')
    .select(['id', 'provider', 'payer_token'])
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(limit)
    .execute();
}

export async function deleteForgotten(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('payers_to_forget').where('id', '=', id).execute();
}

export async function postponeForgetting(db: Queryable, id: string, until: Date): Promise<void> {
  await db.updateTable('payers_to_forget').set({ next_try_at: until }).where('id', '=', id).execute();
}
