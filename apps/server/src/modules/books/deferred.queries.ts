import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';

/** What is left at a moment of subscriptions that were paid for by then, in centavos; each charge is rounded down. */
interface DeferredRow {
  charges: number;
  worth: number;
  creators: number;
  referrers: number;
  platform: number;
}

/**
 * By the time of each charge that was still to come, of what its entry was worth and divided into. What had come back by then, as its creator
 * was gone, is had by nobody and left out, as is what had ended with a block (P1036).
 */
export async function sumDeferred(db: Queryable, at: Date): Promise<DeferredRow> {
  const { rows } = await sql<DeferredRow>`
    with open as materialized (
      select 'subscription:' || c.id as key,
        extract(epoch from c.ends_at - c.starts_at)::bigint as whole,
        extract(epoch from c.ends_at - greatest(c.starts_at, ${at}::timestamptz))::bigint as rest
      from subscription_charges c where c.ends_at > ${at}::timestamptz and c.created_at < ${at}::timestamptz
          and (c.cut_at is null or c.cut_at > ${at}::timestamptz)
    ), entries as materialized (
      select e.id, e.value_centavos, o.whole, o.rest from open o join ledger_entries e on e.key = o.key
      where not exists (select from restitutions r where r.sale_entry_id = e.id and r.created_at < ${at}::timestamptz)
    ), shares as (
      select a.type, e.id, e.whole, e.rest, sum(p.amount)::bigint as amount
      from entries e join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.to_account
      where a.type in ('creator_payable', 'affiliate_held', 'revenue') group by 1, 2, 3, 4
    ), divided as (select type, sum(amount * rest / whole)::bigint as amount from shares group by type)
    select (select count(*)::int from entries) as charges,
      coalesce((select sum(value_centavos * rest / whole) from entries), 0)::bigint as worth,
      coalesce((select amount from divided where type = 'creator_payable'), 0) as creators,
      coalesce((select amount from divided where type = 'affiliate_held'), 0) as referrers,
      coalesce((select amount from divided where type = 'revenue'), 0) as platform`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a sum has no row');
  return row;
}
