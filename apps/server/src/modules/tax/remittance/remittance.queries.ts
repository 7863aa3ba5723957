import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

/** Held until the transaction ends: one remittance is said or taken back at a time. */
export async function lockRemittances(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('tax_remittances', 0))`.execute(tx);
}

/** What was withheld of payouts, and VAT. */
export type TaxName = 'withheld' | 'vat';

export interface OwedRow {
  /** The first day of it. */
  month: string;
  /** What was withheld or put aside. */
  added: number;
  returned: number;
  /** Zero or below: what came back in periods before beyond what was added since. */
  brought: number;
  /** Never below zero. */
  owed: number;
}

/**
 * Carries from period to period what came back beyond what was owed, so that what of one is owed never changes once it is over. The newest first.
 * @param moved selects `month` (its first day), `added` and `returned` of each period
 */
export async function listOwed(db: Queryable, moved: RawBuilder<unknown>): Promise<OwedRow[]> {
  const { rows } = await sql<OwedRow>`
    with period as (${moved}), summed as (
      select *, sum(added - returned) over (order by month) as so_far from period
    ), reached as (
      select *, greatest(0, max(so_far) over (order by month)) as reach from summed
    ), before as (
      select *, coalesce(lag(reach) over (order by month), 0) as reach_before from reached
    )
    select month::text, added::bigint, returned::bigint, (so_far - added + returned - reach_before)::bigint as brought,
      (reach - reach_before)::bigint as owed
    from before order by month desc`.execute(db);
  return rows;
}

const ACCOUNT = 'PHP:withholding_payable';

/** Every month in which something was withheld or came back. */
export function listOwedWithheld(db: Queryable): Promise<OwedRow[]> {
  return listOwed(
    db,
    sql`select date_trunc('month', e.created_at at time zone 'Asia/Manila')::date as month, sum(m.added) as added, sum(m.returned) as returned
      from (
        select entry_id, amount as added, 0 as returned from ledger_postings where to_account = ${ACCOUNT}
        union all
        select entry_id, 0, amount from ledger_postings where from_account = ${ACCOUNT}
      ) m join ledger_entries e on e.id = m.entry_id where e.reason in ('payout_withhold', 'payout_withhold_return') group by 1`,
  );
}

export interface RemittanceRow {
  id: string;
  month: string;
  centavos: number;
  /** Of them, what suppliers were paid already and the tax office is not. */
  input_centavos: number;
  paid_on: string;
  reference: string;
  asked_by: string;
  asked_by_name: string | null;
  asked_at: Date;
  done_by_name: string | null;
  done_at: Date | null;
  back_reason: string | null;
  back_asked_by: string | null;
  back_asked_at: Date | null;
  back_asked_by_name: string | null;
}

const NAME = (column: string) =>
  sql`(select full_name from users where id = r.${sql.ref(column)} and status <> 'erased')`;
const STANDING = sql`
  select r.id, r.month::text, r.centavos, r.input_centavos, r.paid_on::text, r.reference, r.asked_by, ${NAME('asked_by')} as asked_by_name, r.asked_at,
    ${NAME('done_by')} as done_by_name, r.done_at, r.back_reason, r.back_asked_by, r.back_asked_at, ${NAME('back_asked_by')} as back_asked_by_name
  from tax_remittances r where r.back_at is null`;

/** Those that stand or wait for a second person; at most one of a period. */
export async function listRemittances(db: Queryable, tax: TaxName): Promise<RemittanceRow[]> {
  return (await sql<RemittanceRow>`${STANDING} and r.tax = ${tax}`.execute(db)).rows;
}

export async function findOfPeriod(
  tx: Tx,
  tax: TaxName,
  firstDay: string,
): Promise<RemittanceRow | undefined> {
  const { rows } =
    await sql<RemittanceRow>`${STANDING} and r.tax = ${tax} and r.month = ${firstDay}::date`.execute(tx);
  return rows[0];
}

/** Undefined where there is none; one that was taken back with it. */
export async function findRemittance(tx: Tx, id: string) {
  const { rows } = await sql<
    Pick<
      RemittanceRow,
      | 'month'
      | 'centavos'
      | 'paid_on'
      | 'reference'
      | 'asked_by'
      | 'done_at'
      | 'back_reason'
      | 'back_asked_by'
    > & {
      tax: TaxName;
      back_at: Date | null;
    }
  >`
    select tax, month::text, centavos, paid_on::text, reference, asked_by, done_at, back_reason, back_asked_by, back_at from tax_remittances
    where id = ${id}::uuid`.execute(tx);
  return rows[0];
}

export interface Saying {
  id: string;
  tax: TaxName;
  firstDay: string;
  centavos: number;
  inputCentavos: number;
  paidOn: string;
  reference: string;
  by: string;
  at: Date;
}

/** Whoever asked before and may not any more is replaced. */
export async function insertAsked(tx: Tx, saying: Saying): Promise<void> {
  const { id, tax: name, firstDay, centavos, inputCentavos, paidOn, reference, by, at } = saying;
  await sql`delete from tax_remittances where tax = ${name} and month = ${firstDay}::date and done_at is null`.execute(
    tx,
  );
  await sql`insert into tax_remittances (id, tax, month, centavos, input_centavos, paid_on, reference, asked_by, asked_at)
    values (${id}::uuid, ${name}, ${firstDay}::date, ${centavos}, ${inputCentavos}, ${paidOn}::date, ${reference}, ${by}::uuid, ${at})`.execute(
    tx,
  );
}

interface Who {
  id: string;
  by: string;
  at: Date;
}

export async function markDone(tx: Tx, { id, by, at }: Who): Promise<void> {
  await sql`update tax_remittances set done_by = ${by}::uuid, done_at = ${at} where id = ${id}::uuid`.execute(
    tx,
  );
}

export async function markBackAsked(tx: Tx, { id, by, at, reason }: Who & { reason: string }): Promise<void> {
  await sql`update tax_remittances set back_reason = ${reason}, back_asked_by = ${by}::uuid, back_asked_at = ${at}
    where id = ${id}::uuid`.execute(tx);
}

/** One that waits for a second person is not said any more. */
export async function deleteAsked(tx: Tx, id: string): Promise<void> {
  await sql`delete from tax_remittances where id = ${id}::uuid and done_at is null`.execute(tx);
}

/** Nobody asks to take it back any more. */
export async function unmarkBackAsked(tx: Tx, id: string): Promise<void> {
  await sql`update tax_remittances set back_reason = null, back_asked_by = null, back_asked_at = null
    where id = ${id}::uuid and back_at is null`.execute(tx);
}

/** Why is what who takes it back says last. */
export async function markTakenBack(tx: Tx, { id, by, at, reason }: Who & { reason: string }): Promise<void> {
  await sql`update tax_remittances set back_reason = ${reason}, back_by = ${by}::uuid, back_at = ${at} where id = ${id}::uuid`.execute(
    tx,
  );
}
