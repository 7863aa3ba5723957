import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';
import { movedByEntry } from '../../ledger/index.ts';

export const ratesFollowOneAnother: Law = {
  name: 'rates-follow-one-another',
  says: 'Every change of the rate begins where the last one ended, and its revaluation moves what the credits in circulation changed in worth.',
  violations: sql`
    with ordered as (
      select r.*, lag(centavos_after) over newest as previous, lead(id) over newest as next
      from rate_changes r window newest as (order by changed_at, id)
    ), booked as (
      select e.subject_id, coalesce(d.amount, 0) as deposits, coalesce(p.amount, 0) as promotions,
        (select count(*) from ledger_movements m where m.entry_id = e.id) as accounts
      from ledger_entries e
      left join lateral ${movedByEntry(sql`e.id`)} d on d.account = 'PHP:deposits'
      left join lateral ${movedByEntry(sql`e.id`)} p on p.account = 'PHP:promotions'
      where e.reason = 'revaluation'
    )
    select * from (
      select o.id::text as id, 'from ' || o.centavos_before || ' after ' || o.previous as difference from ordered o where o.previous <> o.centavos_before
      union all
      select o.id::text, 'to ' || o.centavos_after || ', and the rate is ' || s.centavos_per_credit
      from ordered o cross join platform_settings s where o.next is null and o.centavos_after <> s.centavos_per_credit
      union all
      select o.id::text, 'moved ' || coalesce(b.deposits, 0) || ' for ' || o.credits_in_circulation || ' credits'
      from ordered o left join booked b on b.subject_id = o.id
      where coalesce(b.deposits, 0) <> o.credits_in_circulation * (o.centavos_after - o.centavos_before) or b.promotions + b.deposits <> 0 or b.accounts <> 2
      union all
      select b.subject_id::text, 'revalued without a change' from booked b where not exists (select from rate_changes r where r.id = b.subject_id)
    ) found limit 20`,
};
