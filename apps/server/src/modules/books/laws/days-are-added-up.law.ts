import { sql } from 'kysely';
import { lowestIdAt } from '../../../platform/ids.ts';
import { ALL, type Law, type Span } from '../../../platform/law.ts';
import { dawnOf, philippineTime } from '../../../platform/philippine-time.ts';
import { dayOf, movedBy } from '../days.queries.ts';

/** The days from that of the span on: what is added up is compared with the postings of the entries that were counted on them. */
function violations({ from }: Span) {
  const day = philippineTime(from).slice(0, 10);
  const lowest = lowestIdAt(new Date(Math.max(0, dawnOf(day).getTime())));
  const counted = sql`coalesce((select counted_on from book_late_entries l where l.entry_id = e.id), ${dayOf(sql`e.created_at`)})`;
  const are = sql`e.id in (select id from ledger_entries where id >= ${lowest}::uuid union all select entry_id from book_late_entries where counted_on >= ${day}::date)
    and (select max(q.id) from ledger_postings q where q.entry_id = e.id) <= (select until_posting from book_reach)`;
  return sql<{ id: string; difference: string }>`
    select concat_ws(' ', coalesce(c.day, d.day), coalesce(c.currency, d.currency), coalesce(c.account, d.account)) as id,
      concat_ws(' ', d.debit, d.credit, 'instead of', c.debit, c.credit) as difference
    from (${movedBy(counted, are)}) c full join (select * from book_days where day >= ${day}::date) d using (day, currency, account)
    where coalesce(c.day, d.day) >= ${day}::date and (c.debit, c.credit) is distinct from (d.debit, d.credit)
    limit 20`;
}

export const daysAreAddedUp: Law = {
  name: 'days-are-added-up',
  says: 'What a kind of account moved on a day is what the entries counted on that day moved.',
  violations: violations(ALL),
  recent: violations,
};
