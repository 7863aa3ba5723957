import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';
import { movedByEntry, rareEntries } from '../../ledger/index.ts';

export const forfeitsAreBooked: Law = {
  name: 'forfeits-are-booked',
  says: 'What an erased account forfeited is in the books once, as the platform’s; nobody else forfeits anything.',
  violations: sql`
    with expected as (
      select 'forfeit:' || f.id as key, x.account, x.amount from forfeits f cross join lateral (values
        ('PHP:creator_payable:' || f.person_id, -f.earnings), ('PHP:affiliate_payable:' || f.person_id, -f.affiliate),
        ('PHP:affiliate_held:' || f.person_id, -f.affiliate_held), ('PHP:revenue', f.earnings + f.affiliate + f.affiliate_held)) as x (account, amount)
      where x.amount <> 0
    ), booked as (
      select e.key, m.account, m.amount from ${rareEntries('forfeit')} e cross join lateral ${movedByEntry(sql`e.id`)} m
    )
    select * from (
      select coalesce(b.key, x.key) as id, coalesce(b.account, x.account) || ' ' || coalesce(b.amount, 0) || ' instead of ' || coalesce(x.amount, 0) as difference
      from booked b full join expected x on x.key = b.key and x.account = b.account where b.amount is distinct from x.amount
      union all
      select f.id::text, 'its person is ' || u.status from forfeits f join users u on u.id = f.person_id where u.status <> 'erased'
    ) found limit 20`,
};
