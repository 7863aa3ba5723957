import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { DAY_MS, HOUR_MS } from '../../platform/durations.ts';
import { lowestIdAt } from '../../platform/ids.ts';
import { dawnOf } from '../../platform/philippine-time.ts';
import { movedByEntry } from '../ledger/index.ts';
import { listOwed } from '../tax/index.ts';

export interface RuleRow {
  id: string;
  from_day: string;
  is_on: boolean;
  rate_bp: number;
  source: string;
  written_at: Date;
  /** Null of who has left. */
  writer: string | null;
}

const RULES = sql`select r.id, r.from_day::text, r.is_on, r.rate_bp, r.source, r.written_at,
  case when u.status <> 'erased' then u.full_name end as writer
  from vat_rules r join users u on u.id = r.written_by`;

/** What holds on a day: the last that began, and of those of one day the newest. */
export async function findRule(db: Queryable, day: string): Promise<RuleRow | undefined> {
  const { rows } =
    await sql<RuleRow>`${RULES} where r.from_day <= ${day}::date order by r.from_day desc, r.id desc limit 1`.execute(
      db,
    );
  return rows[0];
}

/** So many, the one that holds last first. */
export async function listRules(db: Queryable, limit: number): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`${RULES} order by r.from_day desc, r.id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function insertRule(
  tx: Tx,
  { by, at, ...rule }: Omit<RuleRow, 'written_at' | 'writer'> & { by: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('vat_rules')
    .values({ ...rule, written_by: by, written_at: at })
    .execute();
}

/** What was put aside and what came back, by quarter. */
export function listOwedQuarters(db: Queryable): ReturnType<typeof listOwed> {
  return listOwed(
    db,
    sql`select date_trunc('quarter', day)::date as month, sum(greatest(vat_centavos, 0)) as added, sum(greatest(-vat_centavos, 0)) as returned
      from vat_days group by 1`,
  );
}

/** Days up to one in which a rule was on and which were not done, the first one first. */
export async function listDue(db: Queryable, until: string): Promise<{ day: string; rate_bp: number }[]> {
  const { rows } = await sql<{ day: string; rate_bp: number }>`
    select d.day::date::text as day, r.rate_bp
    from generate_series((select min(from_day) from vat_rules)::timestamp, ${until}::timestamp, interval '1 day') as d (day)
    cross join lateral (select is_on, rate_bp from vat_rules where from_day <= d.day::date order by from_day desc, id desc limit 1) r
    where r.is_on and not exists (select from vat_days v where v.day = d.day::date)
    order by 1`.execute(db);
  return rows;
}

/**
 * What the platform earned on a Philippine day, less what went back, in centavos. What an erased account left is no service.
 * Looked for among the ids of that time: an entry's id and its moment are of one clock.
 */
export async function sumShare(tx: Tx, day: string): Promise<number> {
  const dawn = dawnOf(day).getTime();
  const { rows } = await sql<{ centavos: number }>`
    select coalesce(sum(m.amount), 0)::bigint as centavos from ledger_entries e
    join lateral ${movedByEntry(sql`e.id`)} m on m.account = 'PHP:revenue'
    where e.id >= ${lowestIdAt(new Date(dawn - HOUR_MS))}::uuid and e.id < ${lowestIdAt(new Date(dawn + DAY_MS + HOUR_MS))}::uuid
      and (e.created_at at time zone 'Asia/Manila')::date = ${day}::date and e.reason <> 'forfeit'`.execute(
    tx,
  );
  return rows[0]?.centavos ?? 0;
}

/** @returns false where the day was done by another process, for whose end this waits */
export async function insertDay(
  tx: Tx,
  day: {
    id: string;
    day: string;
    rate_bp: number;
    share_centavos: number;
    vat_centavos: number;
    posted_at: Date;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: rows } = await tx
    .insertInto('vat_days')
    .values(day)
    .onConflict((conflict) => conflict.column('day').doNothing())
    .executeTakeFirstOrThrow();
  return rows === 1n;
}

/** So many months in which a rule was on, the newest first, as far as their days are done. */
export async function listMonths(
  db: Queryable,
  limit: number,
): Promise<{ month: string; share: number; vat: number }[]> {
  const { rows } = await sql<{ month: string; share: number; vat: number }>`
    select to_char(day, 'YYYY-MM') as month, sum(share_centavos)::bigint as share, sum(vat_centavos)::bigint as vat
    from vat_days group by 1 order by 1 desc limit ${limit}`.execute(db);
  return rows;
}
