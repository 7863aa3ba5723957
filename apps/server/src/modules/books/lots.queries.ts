import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';
import { lowestIdAt } from '../../platform/ids.ts';

export type LotSource = 'bought' | 'bonus' | 'given' | 'returned';

export interface SourceRow {
  source: LotSource;
  credits: number;
  /** Centavos that were paid for them; nothing of what was not bought. */
  paid: number;
  /** Credits of these that came more than a year before. */
  over_a_year: number;
}

/**
 * Where the credits in circulation at a moment came from. Credits are used in the order in which they came, so what is left in a
 * wallet is what came last: as many lots, the newest first, as make its balance. A purchase is a lot without what a refund or a dispute
 * took of it, at its place; of its credits those that were a bonus are used first.
 */
export async function sumLots(db: Queryable, at: Date): Promise<SourceRow[]> {
  const after = lowestIdAt(at);
  const { rows } = await sql<SourceRow>`
    with held as materialized (
      select a.id, a.balance - coalesce(since.amount, 0) as balance from ledger_accounts a
      left join lateral (
        select sum(case when p.to_account = a.id then p.amount else -p.amount end) as amount
        from ledger_postings p where (p.to_account = a.id or p.from_account = a.id) and p.entry_id >= ${after}::uuid
      ) since on true
      where a.type = 'wallet' and a.balance - coalesce(since.amount, 0) > 0
    ), taken as (
      select b.purchase_id, sum(p.amount)::bigint as credits
      from (select id, purchase_id from refunds union all select id, purchase_id from disputes) b
      join ledger_entries e on e.subject_id = b.id and e.reason in ('refund', 'dispute') and e.id < ${after}::uuid
      join ledger_postings p on p.entry_id = e.id and p.from_account like 'CREDIT:wallet:%'
      where not exists (select from ledger_entries r where r.reverses = e.id and r.id < ${after}::uuid) group by b.purchase_id
    ), lots as (
      select h.id as wallet, h.balance, p.id as place, e.created_at, p.amount - coalesce(t.credits, 0) as credits,
        case when b.id is not null then 'bought' when e.reason = 'gift' then 'given' else 'returned' end as source,
        coalesce(p.amount * b.bonus_credits / nullif(b.base_credits + b.bonus_credits, 0), 0) as bonus, p.amount as granted, b.final_centavos
      from held h join ledger_postings p on p.to_account = h.id and p.entry_id < ${after}::uuid
      join ledger_entries e on e.id = p.entry_id left join ledger_entries o on o.id = e.reverses
      left join purchases b on e.reason = 'purchase' and b.id = e.subject_id left join taken t on t.purchase_id = b.id
      where o.id is null or o.reason not in ('refund', 'dispute')
    ), placed as (
      select *, greatest(0, least(credits, balance - coalesce(sum(credits) over (partition by wallet order by place desc rows between unbounded preceding and 1 preceding), 0))) as rest
      from lots
    ), parted as (
      select *, case when source = 'bought' then least(rest, credits - bonus * credits / granted) else rest end as base from placed where rest > 0
    ), told as (
      select source, base as credits, case when source = 'bought' then final_centavos * base / nullif(granted - bonus, 0) else 0 end as paid, created_at from parted
      union all
      select 'bonus', rest - base, 0, created_at from parted where rest > base
    )
    select source, sum(credits)::bigint as credits, coalesce(sum(paid), 0)::bigint as paid,
      coalesce(sum(credits) filter (where created_at < ${at}::timestamptz - interval '1 year'), 0)::bigint as over_a_year
    from told group by source having sum(credits) > 0`.execute(db);
  return rows;
}

/** Centavos that a credit was worth at a moment. */
export async function findRateAt(db: Queryable, at: Date): Promise<number> {
  const { rows } = await sql<{ rate: number }>`
    select coalesce(
      (select centavos_before from rate_changes where changed_at >= ${at}::timestamptz order by changed_at, id limit 1),
      (select centavos_per_credit from platform_settings)) as rate`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('there are no settings');
  return row.rate;
}
