import { sql } from 'kysely';
import { DAY_MS } from '../../../platform/durations.ts';
import { boundedLaw, idBefore } from '../../../platform/law.ts';

/** A Philippine day that had begun before the span has entries of so long before. */
const idsFrom = (from: Date) => idBefore(from, 2 * DAY_MS);

export const daysEqualSales = boundedLaw({
  name: 'days-equal-sales',
  says: 'What a creator earned on each Philippine day is what the sales of that day paid them.',
  // Whole days: from one that began before the span did.
  of: ({ from }) => sql`
    select coalesce(d.creator_id::text, b.creator_id) || ' ' || coalesce(d.day, b.day) as id, coalesce(d.earned, 0) - coalesce(b.earned, 0) || ' too much' as difference
    from (select creator_id, day, sum(earned_centavos) as earned from creator_daily_earnings where day > (${from}::timestamptz at time zone 'Asia/Manila')::date - 1 group by creator_id, day) d
    full join (
      select split_part(m.account, ':', 3) as creator_id, (e.created_at at time zone 'Asia/Manila')::date as day, sum(m.amount) as earned
      from ledger_entries e join ledger_movements m on m.entry_id = e.id and m.account like 'PHP:creator_payable:%' 
      where e.reason in ('unlock', 'subscription', 'tip') and e.id >= ${idsFrom(from)}::uuid and m.entry_id >= ${idsFrom(from)}::uuid
        and (e.created_at at time zone 'Asia/Manila')::date > (${from}::timestamptz at time zone 'Asia/Manila')::date - 1 group by 1, 2
    ) b on b.creator_id = d.creator_id::text and b.day = d.day
    where coalesce(d.earned, 0) <> coalesce(b.earned, 0) limit 20`,
});
