import { sql } from 'kysely';
import { type Days, idOfDays, type Queryable, type Tx } from '../../platform/database/index.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';

/** The month that is to be gone on with: over, of a series, and not done; the oldest first. Held until the transaction ends. */
export async function lockNextMonth(
  tx: Tx,
  before: string,
): Promise<{ month: string; series_id: string; first_number: number; reached: string | null } | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('invoices', 0))`.execute(tx);
  await sql`insert into invoice_months (month, series_id)
    select m.month::date, s.id from generate_series((select min(from_month) from invoice_series)::timestamp, ${before}::date - interval '1 month', interval '1 month') as m (month)
    cross join lateral (select id from invoice_series where from_month <= m.month::date order by from_month desc, id desc limit 1) s
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<{
    month: string;
    series_id: string;
    first_number: number;
    reached: string | null;
  }>`
    select to_char(m.month, 'YYYY-MM') as month, m.series_id::text, s.first_number, m.reached::text
    from invoice_months m join invoice_series s on s.id = m.series_id where m.done_at is null order by m.month limit 1`.execute(
    tx,
  );
  return rows[0];
}

/** Creators after an id, in their order, who ever sold. The name is what they proved, where they did. */
export async function listSellers(
  db: Queryable,
  after: string | null,
  limit: number,
): Promise<{ id: string; name: string | null; details_id: string | null }[]> {
  const { rows } = await sql<{ id: string; name: string | null; details_id: string | null }>`
    select u.id::text, case when u.status <> 'erased' then coalesce(u.verified_name, u.full_name) end as name,
      (select d.id::text from creator_tax_details d where d.creator_id = u.id order by d.id desc limit 1) as details_id from users u
    where u.user_type = 'creator' and u.id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid
      and exists (select from ledger_accounts a where a.type = 'creator_payable' and a.owner = u.id::text)
    order by u.id limit ${limit}`.execute(db);
  return rows;
}

/** The number that follows in a series. */
export async function nextNumber(
  tx: Tx,
  { series_id: seriesId, first_number: first }: { series_id: string; first_number: number },
  kind: Invoice['kind'],
): Promise<number> {
  const { rows } = await sql<{ highest: number | null }>`
    select max(number) as highest from invoices where series_id = ${seriesId}::uuid and kind = ${kind}`.execute(
    tx,
  );
  return (rows[0]?.highest ?? (kind === 'invoice' ? first : 1) - 1) + 1;
}

export interface Issued extends Invoice {
  id: string;
  seriesId: string;
  number: number;
  creatorId: string;
  month: string;
  identityId: string;
  buyerName: string | null;
  /** Who they are to the tax office; null where they did not say it. */
  buyerDetailsId: string | null;
  at: Date;
}

export async function insertInvoices(tx: Tx, invoices: readonly Issued[]): Promise<void> {
  await tx
    .insertInto('invoices')
    .values(
      invoices.map((each) => ({
        id: each.id,
        series_id: each.seriesId,
        kind: each.kind,
        number: each.number,
        creator_id: each.creatorId,
        month: `${each.month}-01`,
        lines: JSON.stringify(each.lines),
        centavos: each.centavos,
        vat_centavos: each.vatCentavos,
        identity_id: each.identityId,
        buyer_name: each.buyerName,
        buyer_details_id: each.buyerDetailsId,
        issued_at: each.at,
      })),
    )
    .execute();
}

export async function setReached(
  tx: Tx,
  month: string,
  { reached, doneAt }: { reached: string | null; doneAt: Date | null },
): Promise<void> {
  await sql`update invoice_months set reached = coalesce(${reached}::uuid, reached), done_at = ${doneAt} where month = ${`${month}-01`}::date`.execute(
    tx,
  );
}

export interface InvoiceRow {
  id: string;
  prefix: string;
  kind: Invoice['kind'];
  number: number;
  month: string;
  lines: InvoiceLine[];
  centavos: number;
  vat_centavos: number;
  issued_at: Date;
  buyer_name: string | null;
  username: string | null;
}

const SELECTED = sql`
  select i.id::text, s.prefix, i.kind, i.number, to_char(i.month, 'YYYY-MM') as month, i.lines, i.centavos, i.vat_centavos, i.issued_at, i.buyer_name,
    case when u.status <> 'erased' then u.username end as username
  from invoices i join invoice_series s on s.id = i.series_id join users u on u.id = i.creator_id`;

interface Page {
  /** An id; null for the first page. */
  after: string | null;
  limit: number;
}

/** A creator's, the newest first. */
export async function listOfCreator(
  db: Queryable,
  creatorId: string,
  { after, limit }: Page,
): Promise<InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow>`${SELECTED} where i.creator_id = ${creatorId}::uuid
    and (${after}::uuid is null or i.id < ${after}::uuid) order by i.id desc limit ${limit}`.execute(db);
  return rows;
}

/** A month's, in the order in which they were issued. */
export async function listOfMonth(
  db: Queryable,
  month: string,
  { after, limit, days }: Page & { days: Days },
): Promise<InvoiceRow[]> {
  const { rows } =
    await sql<InvoiceRow>`${SELECTED} where i.month = ${`${month}-01`}::date and ${idOfDays('i.id', days)}
    and (${after}::uuid is null or i.id > ${after}::uuid) order by i.id limit ${limit}`.execute(db);
  return rows;
}

/** @param creatorId whose it has to be; null for staff */
export async function findInvoice(db: Queryable, id: string, creatorId: string | null) {
  const { rows } = await sql<
    InvoiceRow & {
      permit: string;
      registered_name: string;
      tin: string;
      address: string;
      zip_code: string;
      buyer_details_id: string | null;
      creator_id: string;
    }
  >`
    select found.*, s.permit, t.registered_name, t.tin, t.address, t.zip_code, i.buyer_details_id::text, i.creator_id::text from (${SELECTED} where i.id = ${id}::uuid
      and (${creatorId}::uuid is null or i.creator_id = ${creatorId}::uuid)) found
    join invoices i on i.id = found.id::uuid join invoice_series s on s.id = i.series_id join tax_identities t on t.id = i.identity_id`.execute(
    db,
  );
  return rows[0];
}

/** So many months, the newest first. */
export async function listInvoicedMonths(db: Queryable, limit: number) {
  const { rows } = await sql<{
    month: string;
    is_done: boolean;
    count: number;
    centavos: number;
    vat_centavos: number;
  }>`
    select to_char(m.month, 'YYYY-MM') as month, m.done_at is not null as is_done, count(i.id)::int as count,
      coalesce(sum(i.centavos), 0)::bigint as centavos, coalesce(sum(i.vat_centavos), 0)::bigint as vat_centavos
    from (select * from invoice_months order by month desc limit ${limit}) m left join invoices i on i.month = m.month
    group by m.month, m.done_at order by m.month desc`.execute(db);
  return rows;
}

/** An erased person's name is on no invoice any more (P112). */
export async function eraseBuyer(tx: Tx, userId: string): Promise<void> {
  await sql`update invoices set buyer_name = null where creator_id = ${userId}::uuid and buyer_name is not null`.execute(
    tx,
  );
}
