import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';
import { dayOf } from '../days.queries.ts';

/** Months are some hundred rows each: all of them are looked at every time. */
export const closedMonthsStay: Law = {
  name: 'closed-months-stay',
  says: 'A closed month is what its days add up to, begins with what the one before ended with, comes to nothing in each currency, and what missed it is counted in the first one that was open.',
  violations: sql`
    with summed as (
      select m.month, d.currency, d.account, coalesce(sum(d.credit - d.debit) filter (where d.day < m.month), 0)::bigint as opening,
        coalesce(sum(d.debit) filter (where d.day >= m.month), 0)::bigint as debit, coalesce(sum(d.credit) filter (where d.day >= m.month), 0)::bigint as credit
      from book_months m join book_days d on d.day < (m.month + interval '1 month')::date where m.closed_at is not null group by 1, 2, 3
    )
    select * from (
      select concat_ws(' ', coalesce(a.month, s.month), coalesce(a.currency, s.currency), coalesce(a.account, s.account)) as id,
        concat_ws(' ', 'kept', a.opening, a.debit, a.credit, a.closing, 'and its days say', s.opening, s.debit, s.credit) as difference
      from book_month_accounts a full join summed s using (month, currency, account)
      where (a.opening, a.debit, a.credit, a.closing) is distinct from (s.opening, s.debit, s.credit, s.opening + s.credit - s.debit)
      union all
      select concat_ws(' ', month, currency), 'comes to ' || sum(closing) || ', debit less credit to ' || sum(debit - credit)
      from book_month_accounts group by month, currency having sum(closing) <> 0 or sum(debit - credit) <> 0 or sum(opening) <> 0
      union all
      select m.month::text, 'is closed, and the month before is not' from book_months m
      where m.closed_at is not null and exists (select from book_days d where d.day < m.month)
        and not exists (select from book_months b where b.month = (m.month - interval '1 month')::date and b.closed_at is not null)
      union all
      select l.entry_id::text, 'missed ' || l.month || ' and is counted on ' || l.counted_on from book_late_entries l
      join ledger_entries e on e.id = l.entry_id left join book_months m on m.month = l.month
      left join lateral (select max(p.id) as last from ledger_postings p where p.entry_id = e.id) p on true
      where m.closed_at is null or p.last <= m.until_posting or l.month <> date_trunc('month', ${dayOf(sql`e.created_at`)})::date
        or l.counted_on <> coalesce((select (max(b.month) + interval '1 month')::date from book_months b where b.closed_at is not null and b.until_posting < p.last), l.month)
    ) found limit 20`,
};
