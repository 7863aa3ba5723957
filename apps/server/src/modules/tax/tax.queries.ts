import { sql } from 'kysely';
import { prepare, type Queryable, type Tx } from '../../platform/database/index.ts';

export interface RuleRow {
  id: string;
  from_day: string;
  is_on: boolean;
  rate_bp: number;
  share_bp: number;
  threshold_centavos: number;
  atc_individual: string | null;
  atc_corporate: string | null;
  source: string;
  written_at: Date;
  /** Null of who has left. */
  writer: string | null;
}

const ruleStatement = prepare<{ day: string }, RuleRow>(
  (_db, param) =>
    sql<RuleRow>`${RULES} where r.from_day <= ${param('day')}::date order by r.from_day desc, r.id desc limit 1`,
);
const RULES = sql`select r.id, r.from_day::text, r.is_on, r.rate_bp, r.share_bp, r.threshold_centavos, r.atc_individual, r.atc_corporate, r.source, r.written_at,
  case when u.status <> 'erased' then u.full_name end as writer
  from withholding_rules r join users u on u.id = r.written_by`;

/** What holds on a day: the last that began, and of those of one day the newest. */
export function findRule(db: Queryable, day: string): Promise<RuleRow | undefined> {
  return ruleStatement.first(db, { day });
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
    .insertInto('withholding_rules')
    .values({ ...rule, written_by: by, written_at: at })
    .execute();
}

/** Centavos of earnings that left for a creator in a Philippine year and did not come back. @param without a payout */
export async function sumLeft(
  db: Queryable,
  { creatorId, year, without }: { creatorId: string; year: number; without: string | null },
): Promise<number> {
  const { rows } = await sql<{ centavos: number }>`
    select coalesce(sum(centavos), 0)::bigint as centavos from payouts
    where creator_id = ${creatorId}::uuid and bucket = 'earnings' and status in ('approved', 'paid') and id is distinct from ${without}::uuid
      and decided_at >= make_date(${year}::int, 1, 1)::timestamp at time zone 'Asia/Manila'
      and decided_at < make_date(${year + 1}::int, 1, 1)::timestamp at time zone 'Asia/Manila'`.execute(db);
  return rows[0]?.centavos ?? 0;
}
