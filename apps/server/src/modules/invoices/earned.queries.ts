import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';
import { movedByEntry } from '../ledger/index.ts';
import type { Earned } from './invoice.ts';

export interface EarnedSpan {
  creators: readonly string[];
  from: Date;
  until: Date;
  /** The posting from which on the month is. */
  first: number;
}

/** The VAT of a day: that of the rule which began last. */
const RATED = sql`coalesce((select case when is_on then rate_bp else 0 end from vat_rules
  where from_day <= earned.day order by from_day desc, id desc limit 1), 0)`;

/** What the platform earned of each of some creators within a span: its part of their sales, and fees of their instant payouts, less what went back. */
export async function listEarned(
  db: Queryable,
  { creators, from, until, first }: EarnedSpan,
): Promise<Map<string, Earned[]>> {
  const { rows } = await sql<Earned & { creator_id: string }>`
    with own as materialized (
      select id, owner::uuid as creator_id from ledger_accounts where type = 'creator_payable' and owner = any(${creators}::text[])
    ), sold as (
      select distinct own.creator_id, p.entry_id from own cross join lateral (
        select entry_id from ledger_postings p where p.to_account >= own.id and p.to_account <= own.id and p.id >= ${first}::bigint
        order by p.to_account, p.id desc) p
    ), entry as (
      select s.creator_id, 'share' as kind, e.id, e.created_at
      from sold s cross join lateral (select * from ledger_entries where id = s.entry_id offset 0) e where e.reason in ('unlock', 'subscription', 'tip')
      union all
      select p.creator_id, 'payout_fees', e.id, e.created_at from payouts p
      join ledger_entries e on e.key in ('payout_settle:' || p.id, 'payout_bounce:' || p.id)
      where p.creator_id = any(${creators}::uuid[]) and p.fee_centavos > 0
    ), earned as (
      select e.creator_id, e.kind, (e.created_at at time zone 'Asia/Manila')::date as day, m.amount from entry e
      join lateral ${movedByEntry(sql`e.id`)} m on m.account = 'PHP:revenue'
      where e.created_at >= ${from}::timestamptz and e.created_at < ${until}::timestamptz
    )
    select creator_id::text, kind, ${RATED} as rate_bp, sum(amount)::bigint as centavos
    from earned group by 1, 2, 3 order by 1, 2 desc, 3`.execute(db);
  const earned = new Map<string, Earned[]>();
  for (const { creator_id: of, ...line } of rows) earned.set(of, [...(earned.get(of) ?? []), line]);
  return earned;
}
