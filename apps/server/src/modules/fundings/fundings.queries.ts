import { sql } from 'kysely';
import { type Days, idOfDays, type Queryable, type Tx } from '../../platform/database/index.ts';

/** Held until the transaction ends: one funding is said or taken back at a time. */
export async function lockFundings(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('payout_fundings', 0))`.execute(tx);
}

export interface FundingRow {
  id: string;
  centavos: number;
  fee_centavos: number;
  left_on: string;
  reference: string;
  asked_by: string;
  asked_by_name: string | null;
  asked_at: Date;
  done_by_name: string | null;
  done_at: Date | null;
  back_reason: string | null;
  back_asked_by: string | null;
  back_asked_by_name: string | null;
  back_asked_at: Date | null;
  back_by_name: string | null;
  back_at: Date | null;
}

const NAME = (column: string) =>
  sql`(select full_name from users where id = f.${sql.ref(column)} and status <> 'erased')`;
const FUNDINGS = sql`
  select f.id, f.centavos, f.fee_centavos, f.left_on::text, f.reference, f.asked_by, ${NAME('asked_by')} as asked_by_name, f.asked_at,
    ${NAME('done_by')} as done_by_name, f.done_at, f.back_reason, f.back_asked_by, ${NAME('back_asked_by')} as back_asked_by_name, f.back_asked_at,
    ${NAME('back_by')} as back_by_name, f.back_at
  from payout_fundings f`;

interface Page {
  limit: number;
  before: string | undefined;
  days: Days;
}

/** Those that stand, wait for a second person or were taken back, the newest first. */
export async function listFundingRows(db: Queryable, { limit, before, days }: Page): Promise<FundingRow[]> {
  const { rows } = await sql<FundingRow>`${FUNDINGS}
    where ${before === undefined ? sql`true` : sql`f.id < ${before}::uuid`} and ${idOfDays('f.id', days)}
    order by f.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Undefined where there is none. */
export async function findFunding(db: Queryable, id: string): Promise<FundingRow | undefined> {
  return (await sql<FundingRow>`${FUNDINGS} where f.id = ${id}::uuid`.execute(db)).rows[0];
}

export interface Said {
  centavos: number;
  feeCentavos: number;
  /** A day in the Philippines. */
  leftOn: string;
  /** As the bank names it. */
  reference: string;
}

/** What stands or waits of the same day, reference and amount: at most one. */
export async function findSame(
  tx: Tx,
  { leftOn, reference, centavos }: Said,
): Promise<FundingRow | undefined> {
  const { rows } = await sql<FundingRow>`${FUNDINGS}
    where f.left_on = ${leftOn}::date and f.reference = ${reference} and f.centavos = ${centavos} and f.back_at is null`.execute(
    tx,
  );
  return rows[0];
}

interface Who {
  id: string;
  by: string;
  at: Date;
}

export async function insertAsked(tx: Tx, { id, by, at }: Who, said: Said): Promise<void> {
  const { centavos, feeCentavos, leftOn, reference } = said;
  await sql`insert into payout_fundings (id, centavos, fee_centavos, left_on, reference, asked_by, asked_at)
    values (${id}::uuid, ${centavos}, ${feeCentavos}, ${leftOn}::date, ${reference}, ${by}::uuid, ${at})`.execute(
    tx,
  );
}

/** @param isAlone above the limit, and nobody else might */
export async function markDone(tx: Tx, { id, by, at }: Who, isAlone: boolean): Promise<void> {
  await sql`update payout_fundings set done_by = ${by}::uuid, done_at = ${at}, done_alone = ${isAlone} where id = ${id}::uuid`.execute(
    tx,
  );
}

/** One that waits for a second person is not said any more. */
export async function deleteAsked(tx: Tx, id: string): Promise<void> {
  await sql`delete from payout_fundings where id = ${id}::uuid and done_at is null`.execute(tx);
}

export async function markBackAsked(tx: Tx, { id, by, at }: Who, reason: string): Promise<void> {
  await sql`update payout_fundings set back_reason = ${reason}, back_asked_by = ${by}::uuid, back_asked_at = ${at}
    where id = ${id}::uuid`.execute(tx);
}

/** Nobody asks to take it back any more. */
export async function unmarkBackAsked(tx: Tx, id: string): Promise<void> {
  await sql`update payout_fundings set back_reason = null, back_asked_by = null, back_asked_at = null
    where id = ${id}::uuid and back_at is null`.execute(tx);
}

/** Why is what who takes it back says last. @param isAlone above the limit, and nobody else might */
export async function markTakenBack(
  tx: Tx,
  { id, by, at }: Who,
  { reason, isAlone }: { reason: string; isAlone: boolean },
): Promise<void> {
  await sql`update payout_fundings set back_reason = ${reason}, back_by = ${by}::uuid, back_at = ${at}, back_alone = ${isAlone}
    where id = ${id}::uuid`.execute(tx);
}

/**
 * When the oldest payout arrived that is not covered, the first that arrived being covered first: from the newest on so many are not as come to
 * what is not. Undefined where all are.
 * @param centavos paid out, and not said to have left the bank
 */
export async function findOldestUncovered(db: Queryable, centavos: number): Promise<Date | undefined> {
  if (centavos <= 0) return undefined;
  const { rows } = await sql<{ at: Date }>`
    select p.finished_at as at from (
      select finished_at, id, sum(centavos - fee_centavos - withheld_centavos) over (order by finished_at desc, id desc rows unbounded preceding) as so_far
      from payouts where status = 'paid'
    ) p where p.so_far >= ${centavos} order by p.finished_at desc, p.id desc limit 1`.execute(db);
  return rows[0]?.at;
}
