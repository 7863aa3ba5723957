import { sql } from 'kysely';
import { type Days, idOfDays, type Queryable, type Tx } from '../../../platform/database/index.ts';
import { reportingProviders } from '../../../providers/payments/payment-provider.ts';
import type { Differing } from './carried.ts';

export interface ItemsPage {
  limit: number;
  after?: string | undefined;
  days: Days;
}

/** What waits for a person, whatever it is. */
export interface ItemRow {
  id: string;
  provider: string;
  kind: string;
  problem: string;
  reference: string;
  capture_ref: string | null;
  currency: string;
  amount_centavos: number;
  fee_centavos: number | null;
  /** What the books say instead, where there is something of ours. */
  our_centavos: number | null;
  our_fee_centavos: number | null;
  purchase_reference: string | null;
  line: number | null;
  at: Date;
  /** From when on it waits. */
  since: Date;
}

const after = (column: string, id: string | undefined) =>
  id === undefined ? sql`true` : sql`${sql.ref(column)} > ${id}::uuid`;

/** Rows of reports that do not agree with the books, those that wait longest first. */
export async function listOpenRows(db: Queryable, page: ItemsPage): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select r.id, r.provider, r.kind, r.problem, r.reference, r.capture_ref, r.currency, r.amount_centavos, r.fee_centavos, r.line, r.at,
      s.uploaded_at as since, a.captured_centavos as our_centavos, p.reference as purchase_reference,
      (select f.fee_centavos from provider_fees f where f.provider = r.provider and f.source = 'capture' and f.source_id = r.capture_ref
        order by f.sequence desc limit 1) as our_fee_centavos
    from settlement_rows r join settlement_reports s on s.id = r.report_id
    left join payment_attempts a on a.provider = r.provider and a.capture_id = r.capture_ref and r.kind = 'capture'
    left join purchases p on p.id = a.purchase_id
    where r.problem is not null and r.resolved_at is null and ${after('r.id', page.after)} and ${idOfDays('r.id', page.days)}
    order by r.id limit ${page.limit}`.execute(db);
  return rows;
}

/** Captures that no report has named for longer than they should take, of companies whose reports are read. @param before those that were taken before */
export async function listUnsettled(db: Queryable, before: Date, page: ItemsPage): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select u.attempt_id as id, u.provider, 'capture' as kind, 'unnamed' as problem, a.capture_id as reference, a.capture_id as capture_ref,
      'PHP' as currency, u.amount_centavos, null as fee_centavos, u.amount_centavos as our_centavos, null as our_fee_centavos,
      p.reference as purchase_reference, null as line, u.captured_at as at, u.captured_at as since
    from unsettled_captures u join payment_attempts a on a.id = u.attempt_id join purchases p on p.id = a.purchase_id
    where u.resolved_at is null and u.provider = any(${sql.val([...reportingProviders])}::text[]) and u.captured_at < ${before} and ${after('u.attempt_id', page.after)} and ${idOfDays('u.attempt_id', page.days)}
    order by u.attempt_id limit ${page.limit}`.execute(db);
  return rows;
}

/** Reports of which another amount arrived. */
export async function listDifferences(db: Queryable, page: ItemsPage): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select s.id, s.provider, 'payout' as kind, 'arrived' as problem, s.bank_reference as reference, null as capture_ref, 'PHP' as currency,
      s.arrived_centavos as amount_centavos, null as fee_centavos, s.expected_centavos as our_centavos, null as our_fee_centavos,
      null as purchase_reference, null as line, s.confirmed_at as at, s.confirmed_at as since
    from settlement_reports s left join settlement_resolutions x on x.report_id = s.id
    where s.arrived_centavos <> s.expected_centavos and x.id is null and ${after('s.id', page.after)} and ${idOfDays('s.id', page.days)}
    order by s.id limit ${page.limit}`.execute(db);
  return rows;
}

/** The newest reports of some companies that did, the oldest first, also those that are off the list: they may have made up for one that is on it. */
export async function listDiffering(
  db: Queryable,
  { providers, limit }: { providers: readonly string[]; limit: number },
): Promise<Differing[]> {
  const { rows } = await sql<Differing>`
    select newest.* from unnest(${sql.val([...providers])}::text[]) as company (name) cross join lateral (
      select s.id::text, s.provider, s.first_at, s.last_at, s.expected_centavos - s.arrived_centavos as missing, s.arrived_centavos = 0 as "hasNothing",
        s.confirmed_at, x.resolved_at
      from settlement_reports s left join settlement_resolutions x on x.report_id = s.id
      where s.arrived_centavos <> s.expected_centavos and s.provider = company.name order by s.last_at desc, s.id desc limit ${limit}) newest
    order by newest.last_at, newest.id::uuid`.execute(db);
  return rows;
}

export function lockRow(tx: Tx, id: string) {
  return tx
    .selectFrom('settlement_rows')
    .select(['id', 'provider', 'kind', 'problem', 'our_id', 'capture_ref', 'fee_centavos', 'resolved_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function lockUnsettled(tx: Tx, attemptId: string) {
  return tx
    .selectFrom('unsettled_captures')
    .select(['attempt_id', 'provider', 'resolved_at'])
    .where('attempt_id', '=', attemptId)
    .forUpdate()
    .executeTakeFirst();
}

export async function hasResolution(tx: Tx, reportId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('settlement_resolutions')
    .select('id')
    .where('report_id', '=', reportId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Resolution {
  id: string;
  row_id: string | null;
  attempt_id: string | null;
  report_id: string | null;
  action: 'explained' | 'fee_booked';
  reason: string;
  resolved_by: string;
  resolved_at: Date;
}

export async function keepResolution(tx: Tx, resolution: Resolution): Promise<void> {
  await tx.insertInto('settlement_resolutions').values(resolution).execute();
  const resolved_at = resolution.resolved_at;
  if (resolution.row_id !== null)
    await tx
      .updateTable('settlement_rows')
      .set({ resolved_at })
      .where('id', '=', resolution.row_id)
      .execute();
  if (resolution.attempt_id !== null)
    await tx
      .updateTable('unsettled_captures')
      .set({ resolved_at })
      .where('attempt_id', '=', resolution.attempt_id)
      .execute();
}

export function findPurchaseOf(tx: Tx, attemptId: string) {
  return tx
    .selectFrom('payment_attempts')
    .select(['purchase_id', 'provider', 'capture_id'])
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
}
