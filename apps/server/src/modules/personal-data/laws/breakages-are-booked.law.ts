import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';
import { movedByEntry, rareEntries } from '../../ledger/index.ts';
import { BREAKAGE_DAYS } from '../breakage/book-breakage.ts';

export const breakagesAreBooked: Law = {
  name: 'breakages-are-booked',
  says: 'Credits that ended are in the books once, at the worth of their day, out of the wallet of an account that was erased 180 days before; nobody else’s credits end, and nothing else is breakage.',
  violations: sql`
    with entry as (
      select e.id, e.key, e.centavos_per_credit from ${rareEntries('breakage')} e
    ), expected as (
      select e.key, x.account, x.amount from breakages b join entry e on e.key = 'breakage:' || b.id cross join lateral (values
        ('CREDIT:wallet:' || b.fan_id, -b.credits), ('CREDIT:issuer', b.credits),
        ('PHP:deposits', -b.credits * e.centavos_per_credit), ('PHP:breakage', b.credits * e.centavos_per_credit)) as x (account, amount)
    ), booked as (
      select e.key, m.account, m.amount from entry e cross join lateral ${movedByEntry(sql`e.id`)} m
    )
    select * from (
      select coalesce(b.key, x.key) as id, coalesce(b.account, x.account) || ' ' || coalesce(b.amount, 0) || ' instead of ' || coalesce(x.amount, 0) as difference
      from booked b full join expected x on x.key = b.key and x.account = b.account where b.amount is distinct from x.amount
      union all
      select b.id::text, 'is not in the books' from breakages b where not exists (select from entry e where e.key = 'breakage:' || b.id)
      union all
      select b.id::text, 'its person is ' || u.status || ', erased at ' || coalesce(u.erased_at::text, 'no time') from breakages b join users u on u.id = b.fan_id
      where u.status <> 'erased' or u.erased_at is null or u.erased_at > b.created_at - make_interval(days => ${BREAKAGE_DAYS})
      union all
      select a.id, a.balance || ' instead of ' || coalesce(sum(m.amount), 0) from ledger_accounts a left join (select amount from booked where account = 'PHP:breakage') m on true
      where a.type = 'breakage' group by a.id, a.balance having a.balance <> coalesce(sum(m.amount), 0)
    ) found limit 20`,
};
