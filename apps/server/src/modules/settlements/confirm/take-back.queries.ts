import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** A report that is confirmed, held until the transaction ends; undefined where there is none, its arrival null where it is not. */
export async function lockArrival(tx: Tx, reportId: string) {
  const row = await tx
    .selectFrom('settlement_reports')
    .select([
      'id',
      'provider',
      'arrival_id',
      'arrived_centavos',
      'arrived_on',
      'bank_reference',
      'confirmed_by',
      'confirmed_at',
    ])
    .where('id', '=', reportId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { arrived_centavos, arrived_on, bank_reference, confirmed_by, confirmed_at } = row;
  const isWhole =
    arrived_centavos !== null &&
    arrived_on !== null &&
    bank_reference !== null &&
    confirmed_by !== null &&
    confirmed_at !== null;
  return {
    provider: row.provider,
    arrival: isWhole
      ? {
          arrival_id: row.arrival_id ?? row.id,
          arrived_centavos,
          arrived_on,
          bank_reference,
          confirmed_by,
          confirmed_at,
        }
      : null,
  };
}

export type Arrival = NonNullable<NonNullable<Awaited<ReturnType<typeof lockArrival>>>['arrival']>;

export function findAsked(tx: Tx, reportId: string) {
  return tx
    .selectFrom('settlement_take_backs')
    .select(['id', 'asked_by', 'reason'])
    .where('report_id', '=', reportId)
    .where('done_at', 'is', null)
    .executeTakeFirst();
}

/** Who took back last what was said of a report; undefined where nobody has. */
export async function findWhoTookBack(tx: Tx, reportId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('settlement_take_backs')
    .innerJoin('users', 'users.id', 'settlement_take_backs.done_by')
    .select('full_name')
    .where('report_id', '=', reportId)
    .orderBy('done_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.full_name;
}

interface Asking {
  id: string;
  reportId: string;
  arrival: Arrival;
  reason: string;
  by: string;
  at: Date;
}

/** Whoever asked before and may not any more is replaced. */
export async function insertAsked(tx: Tx, { id, reportId, arrival, reason, by, at }: Asking): Promise<void> {
  await deleteAsked(tx, reportId);
  await tx
    .insertInto('settlement_take_backs')
    .values({ id, report_id: reportId, ...arrival, reason, asked_by: by, asked_at: at })
    .execute();
}

/** Nobody asks to take it back any more. */
export async function deleteAsked(tx: Tx, reportId: string): Promise<void> {
  await tx
    .deleteFrom('settlement_take_backs')
    .where('report_id', '=', reportId)
    .where('done_at', 'is', null)
    .execute();
}

/** The report waits for the bank again, and why is what who takes it back says last; what was explained of its difference was of another amount. */
export async function markTakenBack(
  tx: Tx,
  {
    id,
    reportId,
    nextArrivalId,
    by,
    at,
    reason,
  }: { id: string; reportId: string; nextArrivalId: string; by: string; at: Date; reason: string },
): Promise<void> {
  await tx
    .updateTable('settlement_take_backs')
    .set({ done_by: by, done_at: at, reason })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('settlement_resolutions').where('report_id', '=', reportId).execute();
  await sql`update settlement_reports set status = 'ready', arrival_id = ${nextArrivalId}::uuid, arrived_centavos = null, arrived_on = null,
    bank_reference = null, confirmed_by = null, confirmed_at = null where id = ${reportId}::uuid`.execute(tx);
}
