import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';
import { dawnOf } from '../../platform/philippine-time.ts';
import { dayOf } from './days.queries.ts';
import { isWithin } from './entry-days.queries.ts';
import { LATE } from './statement.queries.ts';

export const CAUSES = [
  'bonus',
  'discount',
  'revaluation',
  'rounding',
  'goodwill',
  'taken_back',
  'other',
] as const;
export type Cause = (typeof CAUSES)[number];

interface CauseRow {
  cause: Cause;
  /** Centavos; below zero where it came back. */
  cost: number;
}

/**
 * What promotions paid for on the days on which entries are counted, by cause. A posting of a purchase pays for several at once: bonus
 * and discount are its quote, and what is left is the rate that moved since, or what was rounded where it was quoted anew. The rest is the
 * reason of the entry, of a reversal that of what it reverses. From the seal before the days on: what was sealed by then is not of them.
 */
export async function listCauses(
  db: Queryable,
  { from, to }: { from: string; to: string },
): Promise<CauseRow[]> {
  const dawn = new Date(Math.max(0, dawnOf(from).getTime()));
  const { rows } = await sql<CauseRow>`with ${LATE}, paid as (
      select p.entry_id, sum(p.signed) as cost from ledger_accounts a cross join lateral (
        select entry_id, amount as signed, id from ledger_postings where from_account = a.id
        union all select entry_id, -amount, id from ledger_postings where to_account = a.id) p
      where a.type = 'promotions' and a.currency = 'PHP'
        and p.id > coalesce((select max(until_posting) from ledger_seals where sealed_at <= ${dawn}::timestamptz), 0)
      group by p.entry_id
    ), counted as (
      select paid.cost, coalesce(o.reason, e.reason) as reason, e.reverses is not null as is_reversal,
        q.id as purchase_id, q.is_requoted, case when q.is_requoted and not q.keeps_worth then 0 else q.bonus_credits::bigint * q.centavos_per_credit end as bonus,
        case when q.is_requoted and not q.keeps_worth then 0 else q.original_centavos - q.final_centavos end as discount
      from paid join ledger_entries e on e.id = paid.entry_id left join late_ones l on l.entry_id = e.id
      left join ledger_entries o on o.id = e.reverses
      left join purchases q on e.reason = 'purchase' and q.id = e.subject_id
      where ${isWithin(sql`coalesce(l.counted_on, ${dayOf(sql`e.created_at`)})`, { from, to })}
    )
    select x.cause, sum(x.cost)::bigint as cost from counted cross join lateral (values
      ('bonus', coalesce(bonus, 0)), ('discount', coalesce(discount, 0)),
      (case when reason in ('refund', 'dispute') then 'taken_back' when reason = 'restitution' then 'goodwill'
        when reason = 'revaluation' or is_reversal then 'revaluation' when purchase_id is null then 'other'
        when is_requoted then 'rounding' else 'revaluation' end, cost - coalesce(bonus, 0) - coalesce(discount, 0))) as x (cause, cost)
    group by x.cause having sum(x.cost) <> 0`.execute(db);
  return rows;
}
