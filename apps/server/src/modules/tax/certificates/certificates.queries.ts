import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { Quarter } from '../../../platform/philippine-quarters.ts';
import type { Line } from './lines.queries.ts';

/** Held until the transaction ends: numbers are given one after the other. @returns false where another process is at it */
export async function tryLockCertificates(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ is_held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('tax_certificates', 0)) as is_held`.execute(tx);
  return rows[0]?.is_held ?? false;
}

export async function lockCertificates(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('tax_certificates', 0))`.execute(tx);
}

/** When tax was withheld first; null where it never was. */
export async function findFirstWithheld(db: Queryable): Promise<Date | null> {
  const row = await db
    .selectFrom('payouts')
    .select('decided_at')
    .where('withheld_centavos', '>', 0)
    .orderBy('decided_at')
    .limit(1)
    .executeTakeFirst();
  return row?.decided_at ?? null;
}

export interface Due {
  creator_id: string;
  details_id: string;
  kind: 'individual' | 'corporate';
}

/** An hour on either side: what is decided and what is booked may be moments apart. */
const NEARLY = sql`interval '1 hour'`;

/** Creators with a TIN, of whom something was withheld about then and who have no certificate of it, by their ids. */
export async function listDue(
  db: Queryable,
  {
    quarter,
    from,
    until,
    after,
    limit,
  }: { quarter: Quarter; from: Date; until: Date; after: string | null; limit: number },
): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select p.creator_id, d.id as details_id, d.kind from (
      select distinct creator_id from payouts where withheld_centavos > 0
        and decided_at >= ${from}::timestamptz - ${NEARLY} and decided_at < ${until}::timestamptz + ${NEARLY}
        and (${after}::uuid is null or creator_id > ${after}::uuid)
    ) p cross join lateral (select * from creator_tax_details where creator_id = p.creator_id order by id desc limit 1) d
    where not exists (select from tax_certificates c where c.creator_id = p.creator_id and c.quarter = ${quarter}::date)
    order by 1 limit ${limit}`.execute(db);
  return rows;
}

export interface NewCertificate {
  id: string;
  quarter: Quarter;
  creatorId: string;
  detailsId: string;
  identityId: string;
  at: Date;
  lines: readonly Line[];
  /** Of one that is issued anew. */
  anew?: { by: string; replaces: string; reason: string };
}

/** Under the lock of certificates, which gives it its number. @returns false where that creator's quarter has its first already */
export async function insertCertificate(tx: Tx, made: NewCertificate): Promise<boolean> {
  const { id, quarter, creatorId, detailsId, identityId, at, lines, anew } = made;
  const { rows } = await sql`
    insert into tax_certificates (id, quarter, number, creator_id, details_id, identity_id, issued_at, issued_by, replaces, reason)
    select ${id}::uuid, ${quarter}::date, coalesce(max(number), 0) + 1, ${creatorId}::uuid, ${detailsId}::uuid, ${identityId}::uuid, ${at},
      ${anew?.by ?? null}::uuid, ${anew?.replaces ?? null}::uuid, ${anew?.reason ?? null}
    from tax_certificates where quarter = ${quarter}::date
    on conflict (creator_id, quarter) where replaces is null do nothing returning id`.execute(tx);
  if (rows.length === 0) return false;
  const values = lines.map((line) => ({ certificate_id: id, ...line }));
  await tx.insertInto('tax_certificate_lines').values(values).execute();
  return true;
}
