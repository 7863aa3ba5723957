import { sql } from 'kysely';
import { type Days, idOfDays, type Queryable, type Tx } from '../../../platform/database/index.ts';
import type { Quarter } from '../../../platform/philippine-quarters.ts';
import type { DetailsRow } from '../details/tax-details.ts';
import type { TaxIdentity } from '../identity.queries.ts';
import { type Line, linesOf } from './lines.queries.ts';

export interface CertificateRow {
  id: string;
  quarter: Quarter;
  number: number;
  creator_id: string;
  details_id: string;
  identity_id: string;
  issued_at: Date;
  reason: string | null;
  /** Of the one that it was issued in the place of. */
  replaces_number: number | null;
  /** Of the one that was issued in its place. */
  replaced_by_number: number | null;
  base_centavos: number;
  withheld_centavos: number;
}

const KEPT = sql`
  select c.id, c.quarter::text, c.number, c.creator_id, c.details_id, c.identity_id, c.issued_at, c.reason,
    (select number from tax_certificates where id = c.replaces) as replaces_number,
    (select number from tax_certificates where replaces = c.id) as replaced_by_number, l.base_centavos, l.withheld_centavos`;
const SUMS = sql`cross join lateral (
  select sum(base_centavos)::bigint as base_centavos, sum(withheld_centavos)::bigint as withheld_centavos from tax_certificate_lines
  where certificate_id = c.id) l`;

/** All of a creator's, the newest first: four a year, and those that were issued anew. */
export async function listOwn(db: Queryable, creatorId: string, limit: number): Promise<CertificateRow[]> {
  const { rows } = await sql<CertificateRow>`
    ${KEPT} from tax_certificates c ${SUMS} where c.creator_id = ${creatorId}::uuid order by c.quarter desc, c.id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function findCertificate(db: Queryable, id: string): Promise<CertificateRow | undefined> {
  const { rows } = await sql<CertificateRow>`
    ${KEPT} from tax_certificates c ${SUMS} where c.id = ${id}::uuid`.execute(db);
  return rows[0];
}

export async function listCertificateLines(db: Queryable, id: string): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select atc, month::text, base_centavos, withheld_centavos from tax_certificate_lines where certificate_id = ${id}::uuid order by 1, 2`.execute(
    db,
  );
  return rows;
}

/** Whom a certificate names: as they were when it was issued. */
export async function readNamed(
  db: Queryable,
  { details_id: detailsId, identity_id: identityId }: Pick<CertificateRow, 'details_id' | 'identity_id'>,
): Promise<{ payee: DetailsRow; payor: TaxIdentity }> {
  const [payee, payor] = [
    await db
      .selectFrom('creator_tax_details')
      .selectAll()
      .where('id', '=', detailsId)
      .executeTakeFirstOrThrow(),
    await db
      .selectFrom('tax_identities')
      .select(['registered_name', 'tin', 'address', 'zip_code'])
      .where('id', '=', identityId)
      .executeTakeFirstOrThrow(),
  ];
  return { payee: payee as DetailsRow, payor };
}

export interface ListedRow extends CertificateRow {
  full_name: string | null;
  username: string | null;
  tin_ending: string;
  /** Creator or platform say something else by now. */
  is_outdated: boolean;
}

/** For finance, the newest first, of one quarter where it is named. */
export async function listAll(
  db: Queryable,
  {
    quarter,
    after,
    limit,
    days,
  }: { quarter: Quarter | null; after: string | null; limit: number; days: Days },
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    ${KEPT}, case when u.status <> 'erased' then u.full_name end as full_name, case when u.status <> 'erased' then u.username end as username,
      d.tin_ending, ${isOutdated(sql`c`)} as is_outdated
    from tax_certificates c ${SUMS} join users u on u.id = c.creator_id join creator_tax_details d on d.id = c.details_id
    where ${idOfDays('c.id', days)} and (${quarter}::date is null or c.quarter = ${quarter}::date) and (${after}::uuid is null or c.id < ${after}::uuid)
    order by c.id desc limit ${limit}`.execute(db);
  return rows;
}

const isOutdated = (c: ReturnType<typeof sql>) => sql<boolean>`(
  ${c}.details_id <> (select id from creator_tax_details where creator_id = ${c}.creator_id order by id desc limit 1)
  or ${c}.identity_id <> (select id from tax_identities order by written_at desc, id desc limit 1))`;

/** The versions that hold now, and whether a certificate names others. */
export async function findOutdated(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ is_outdated: boolean }>`
    select ${isOutdated(sql`c`)} as is_outdated from tax_certificates c where c.id = ${id}::uuid`.execute(tx);
  return rows[0]?.is_outdated ?? false;
}

export interface QuarterRow {
  quarter: Quarter;
  withheld: number;
}

/** A creator's quarters in which something is left, also the one that is not over, without those that have a certificate. */
export async function listWaiting(db: Queryable, creatorId: string): Promise<QuarterRow[]> {
  const { rows } = await sql<QuarterRow>`
    with ${linesOf(sql`select ${creatorId}::uuid as creator_id, 'individual' as kind`)}
    select quarter::text, sum(withheld_centavos)::bigint as withheld from lines
    where not exists (select from tax_certificates c where c.creator_id = ${creatorId}::uuid and c.quarter = lines.quarter)
    group by 1 having sum(withheld_centavos) > 0 order by 1 desc`.execute(db);
  return rows;
}

export interface CountRow {
  quarter: Quarter;
  issued: number;
  /** Of creators without a TIN. */
  without_tin: number;
  /** Of creators who have one: the next run issues them. */
  next: number;
}

/** By quarter that is over, the newest first: how many were issued, and how many wait. */
export async function countWaiting(
  db: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<CountRow[]> {
  const running = sql`(date_trunc('quarter', (${now}::timestamptz - interval '1 hour') at time zone 'Asia/Manila'))`;
  const { rows } = await sql<CountRow>`
    with ${linesOf(sql`
      select p.creator_id, 'individual' as kind from (
        select creator_id, date_trunc('quarter', decided_at at time zone 'Asia/Manila')::date as quarter from payouts
        where withheld_centavos > 0 and decided_at < ${running} at time zone 'Asia/Manila' group by 1, 2
      ) p where not exists (select from tax_certificates c where c.creator_id = p.creator_id and c.quarter = p.quarter) group by 1`)},
    waiting as (
      select l.quarter, l.creator_id, exists (select from creator_tax_details d where d.creator_id = l.creator_id) as has_tin
      from lines l where l.quarter < ${running}::date
        and not exists (select from tax_certificates c where c.creator_id = l.creator_id and c.quarter = l.quarter)
      group by 1, 2 having sum(l.withheld_centavos) > 0
    ), counted as (
      select quarter, count(*) as issued, 0 as without_tin, 0 as next from tax_certificates where replaces is null group by 1
      union all
      select quarter, 0, count(*) filter (where not has_tin), count(*) filter (where has_tin) from waiting group by 1
    )
    select quarter::text, sum(issued)::int as issued, sum(without_tin)::int as without_tin, sum(next)::int as next
    from counted group by counted.quarter order by counted.quarter desc limit ${limit}`.execute(db);
  return rows;
}
