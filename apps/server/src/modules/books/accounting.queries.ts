import { sql } from 'kysely';
import type { Days, Queryable } from '../../platform/database/index.ts';
import { type Cut, isIn } from './cut.queries.ts';
import { dayOf, kindOf } from './days.queries.ts';
import { isOfDays, isWithin } from './entry-days.queries.ts';
import { LATE } from './statement.queries.ts';

export interface AccountingRow {
  entry_id: string;
  /** The number of its first posting: short, and an entry's own. */
  number: number;
  /** On which it is counted. */
  day: string;
  reason: string;
  missed_month: string | null;
  /** Null of an entry that moved no pesos. */
  account: string | null;
  debit: number;
  credit: number;
}

/** What entries of a cut moved in pesos by kind of account, in their order behind an entry, by the days of the trial balance; so many entries. */
export async function listMovedByEntry(
  db: Queryable,
  { days, cut, after, limit }: { days: Days; cut: Cut; after: string | null; limit: number },
): Promise<AccountingRow[]> {
  const behind = sql`${isIn(cut)} and ${after ? sql`e.id > ${after}::uuid` : sql`true`}`;
  const { rows } = await sql<AccountingRow>`with ${LATE}, page as (
      select * from (
        (select e.id, e.created_at, e.reason, null::date as counted_on from ledger_entries e
          where ${isOfDays(days)} and ${behind} and not exists (select from late_ones l where l.entry_id = e.id) order by e.id limit ${limit})
        union all
        (select e.id, e.created_at, e.reason, l.counted_on from late_ones l join ledger_entries e on e.id = l.entry_id
          where ${isWithin(sql`l.counted_on`, days)} and ${behind} order by e.id limit ${limit})
      ) entries order by id limit ${limit}
    )
    select e.id::text as entry_id, (select min(q.id) from ledger_postings q where q.entry_id = e.id) as number, e.reason,
      to_char(coalesce(e.counted_on, ${dayOf(sql`e.created_at`)}), 'YYYY-MM-DD') as day,
      case when e.counted_on is not null then to_char(e.created_at at time zone 'Asia/Manila', 'YYYY-MM') end as missed_month,
      moved.account, coalesce(moved.debit, 0)::bigint as debit, coalesce(moved.credit, 0)::bigint as credit
    from page e left join lateral (
      select side.account, sum(side.debit) as debit, sum(side.credit) as credit from ledger_postings p
      cross join lateral (values (${kindOf(sql`p.from_account`)}, p.amount, 0::bigint), (${kindOf(sql`p.to_account`)}, 0::bigint, p.amount)) as side (account, debit, credit)
      where p.entry_id = e.id and p.currency = 'PHP' group by 1
    ) moved on true order by e.id, moved.account collate "C"`.execute(db);
  return rows;
}
