import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';
import type { Quarter } from '../../../platform/philippine-quarters.ts';

/** One kind of payment in one month of a certificate. */
export interface Line {
  /** Empty where the rule says none. */
  atc: string;
  /** Its first day. */
  month: string;
  base_centavos: number;
  withheld_centavos: number;
}

/** When a payout left, and when it came back, by the order of the books: two may be of one moment. */
const FIRST_OF = (keys: RawBuilder<unknown>) =>
  sql`(select min(q.id) from ledger_entries e join ledger_postings q on q.entry_id = e.id where e.key in (${keys}))`;

/**
 * `lines` of creators, for a statement to go on with. What came back counts in the month in which it came back (P791): it takes from what
 * is left of the quarter's later months first, then from its earlier ones, and what is below zero when a quarter ends from quarters to
 * come. So no line is below zero, and what is fixed once a quarter is over stays fixed.
 * @param who `creator_id` and `kind`, which says by which of a rule's two codes a payment is called
 */
export const linesOf = (who: RawBuilder<unknown>) => sql`
  who as (${who}), moved as (
    select p.id, p.creator_id, w.kind, p.centavos, p.withheld_centavos, p.decided_at,
      extract(year from p.decided_at at time zone 'Asia/Manila') as year, ${FIRST_OF(sql`'payout_send:' || p.id`)} as sent,
      ${FIRST_OF(sql`'payout_fail:' || p.id, 'payout_bounce:' || p.id`)} as back
    from payouts p join who w on w.creator_id = p.creator_id
    where p.bucket = 'earnings' and p.status in ('approved', 'paid', 'failed', 'returned')
  ), based as (
    select m.id, m.creator_id, coalesce(case m.kind when 'corporate' then r.atc_corporate else r.atc_individual end, '') as atc,
      trunc(least(m.centavos, greatest(0, earlier.centavos + m.centavos - r.threshold_centavos)) * r.share_bp / 10000) as base
    from moved m cross join lateral (
      select * from withholding_rules where from_day <= (m.decided_at at time zone 'Asia/Manila')::date order by from_day desc, id desc limit 1
    ) r cross join lateral (
      select coalesce(sum(o.centavos), 0) as centavos from moved o
      where o.creator_id = m.creator_id and o.year = m.year and o.sent < m.sent and (o.back is null or o.back > m.sent)
    ) earlier where m.withheld_centavos > 0
  ), netted as (
    select b.creator_id, b.atc, date_trunc('month', e.created_at at time zone 'Asia/Manila')::date as month,
      sum(case e.reason when 'payout_withhold' then b.base else -b.base end) as base,
      sum(case e.reason when 'payout_withhold' then e.value_centavos else -e.value_centavos end) as withheld
    from based b join ledger_entries e on e.subject_id = b.id and e.reason in ('payout_withhold', 'payout_withhold_return') group by 1, 2, 3
  ), summed as (
    select creator_id, atc, month, date_trunc('quarter', month)::date as quarter,
      sum(base) over so_far as base, sum(withheld) over so_far as withheld
    from netted window so_far as (partition by creator_id, atc order by month)
  ), ended as (
    select distinct on (creator_id, atc, quarter) creator_id, atc, quarter, base, withheld from summed
    order by creator_id, atc, quarter, month desc
  ), reached as (
    select creator_id, atc, quarter, greatest(0, max(base) over before) as base, greatest(0, max(withheld) over before) as withheld
    from ended window before as (partition by creator_id, atc order by quarter rows between unbounded preceding and 1 preceding)
  ), left_over as (
    select s.creator_id, s.atc, s.quarter, s.month, r.base as base_before, r.withheld as withheld_before,
      greatest(r.base, min(s.base) over later) as base, greatest(r.withheld, min(s.withheld) over later) as withheld
    from summed s join reached r using (creator_id, atc, quarter)
    window later as (partition by creator_id, atc, quarter order by month rows between current row and unbounded following)
  ), lines as (
    select creator_id, quarter, atc, month, (base - lag(base, 1, base_before) over in_order)::bigint as base_centavos,
      (withheld - lag(withheld, 1, withheld_before) over in_order)::bigint as withheld_centavos
    from left_over window in_order as (partition by creator_id, atc, quarter order by month)
  )`;

/** What a certificate of a creator's quarter says, by code and month; nothing where nothing is left of it. */
export async function readLines(
  db: Queryable,
  { creatorId, quarter, kind }: { creatorId: string; quarter: Quarter; kind: string },
): Promise<Line[]> {
  const { rows } = await sql<Line>`
    with ${linesOf(sql`select ${creatorId}::uuid as creator_id, ${kind}::text as kind`)}
    select atc, month::text, base_centavos, withheld_centavos from lines
    where quarter = ${quarter}::date and (base_centavos > 0 or withheld_centavos > 0)
      and (select sum(withheld_centavos) from lines where quarter = ${quarter}::date) > 0 order by 1, 2`.execute(
    db,
  );
  return rows;
}
