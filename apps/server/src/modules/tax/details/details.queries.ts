import { sql } from 'kysely';
import { type Days, ofDays, type Queryable, type Tx } from '../../../platform/database/index.ts';
import type { DetailsRow, TaxDetails } from './tax-details.ts';

/** What holds now; undefined before anything was said. */
export async function findDetails(db: Queryable, creatorId: string): Promise<DetailsRow | undefined> {
  const row = await db
    .selectFrom('creator_tax_details')
    .selectAll()
    .where('creator_id', '=', creatorId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row as DetailsRow | undefined;
}

/** Of one of the rows that were ever written. */
export async function findDetailsById(db: Queryable, id: string): Promise<DetailsRow | undefined> {
  const row = await db.selectFrom('creator_tax_details').selectAll().where('id', '=', id).executeTakeFirst();
  return row as DetailsRow | undefined;
}

/** Nobody else writes this person's until the transaction ends. */
export async function lockDetails(tx: Tx, creatorId: string): Promise<DetailsRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('creator_tax_details:' || ${creatorId}, 0))`.execute(
    tx,
  );
  return findDetails(tx, creatorId);
}

export async function insertDetails(tx: Tx, row: DetailsRow): Promise<void> {
  await tx.insertInto('creator_tax_details').values(row).execute();
}

/** Was tax withheld of a payout that did not come back? */
export async function isTaxed(db: Queryable, creatorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payouts')
    .select('id')
    .where('creator_id', '=', creatorId)
    .where('withheld_centavos', '>', 0)
    .where('status', 'in', ['approved', 'paid'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * What is not needed any more of who is erased: all of it, or, where tax was withheld of them, what neither holds now nor a certificate
 * was issued for.
 */
export async function eraseTaxDetails(tx: Tx, creatorId: string): Promise<void> {
  await sql`
    delete from creator_tax_details d where d.creator_id = ${creatorId}::uuid and (
      not exists (select from payouts p where p.creator_id = d.creator_id and p.withheld_centavos > 0)
      or exists (select from creator_tax_details n where n.creator_id = d.creator_id and n.id > d.id)
        and not exists (select from tax_certificates c where c.details_id = d.id)
    )`.execute(tx);
}

export interface TaxedRow {
  id: string;
  /** Null of who has left. */
  full_name: string | null;
  username: string | null;
  tin_ending: string | null;
  registration: TaxDetails['registration'] | null;
  withheld: number;
  last_withheld_at: Date;
}

/** Creators of whom tax was withheld and did not come back, by their ids. */
export async function listTaxed(
  db: Queryable,
  { tin, after, limit, days }: { tin: 'missing' | 'given'; after: string | null; limit: number; days: Days },
): Promise<TaxedRow[]> {
  const { rows } = await sql<TaxedRow>`
    with taxed as (
      select creator_id, sum(withheld_centavos)::bigint as withheld, max(decided_at) as last_withheld_at from payouts
      where withheld_centavos > 0 and status in ('approved', 'paid') and (${after}::uuid is null or creator_id > ${after}::uuid) group by 1
    )
    select t.creator_id as id, case when u.status <> 'erased' then u.full_name end as full_name,
      case when u.status <> 'erased' then u.username end as username, d.tin_ending, d.registration, t.withheld, t.last_withheld_at
    from taxed t join users u on u.id = t.creator_id
    left join lateral (select * from creator_tax_details where creator_id = t.creator_id order by id desc limit 1) d on true
    where (d.id is null) = ${tin === 'missing'} and ${ofDays('t.last_withheld_at', days)} order by 1 limit ${limit}`.execute(
    db,
  );
  return rows;
}

export interface Sealed {
  id: string;
  sealed: Buffer;
}

export function listSealedDetails(db: Queryable, after: Sealed | null, limit: number): Promise<Sealed[]> {
  return db
    .selectFrom('creator_tax_details')
    .select(['id', 'sealed'])
    .$if(after !== null, (query) => query.where('id', '>', after?.id ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function replaceSealedDetails(
  db: Queryable,
  { id, sealed: before }: Sealed,
  sealed: Buffer,
): Promise<void> {
  await db
    .updateTable('creator_tax_details')
    .set({ sealed })
    .where('id', '=', id)
    .where('sealed', '=', before)
    .execute();
}
