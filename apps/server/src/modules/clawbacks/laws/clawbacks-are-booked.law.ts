import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';
import { movedByEntry, rareEntries } from '../../ledger/index.ts';

export const clawbacksAreBooked: Law = {
  name: 'clawbacks-are-booked',
  says: 'Every share that was taken back is in the books once as it was taken, and once more as it came back, if and only if its cause stands no more.',
  violations: sql`
    with part as (
      select p.*, c.cause_type, case when p.share = 'creator' then 'PHP:creator_payable:' else 'PHP:affiliate_payable:' end || p.person_id as own,
        coalesce(case c.cause_type when 'dispute' then (select d.state in ('open', 'lost') from disputes d where d.id = c.cause_id)
          else (select r.undone_at is null from refunds r where r.id = c.cause_id) end, false) as is_standing
      from clawback_parts p join clawbacks c on c.id = p.clawback_id
    ), expected as (
      select 'clawback:' || p.id as key, x.account, x.amount from part p cross join lateral (values
        ('PHP:affiliate_held:' || p.person_id, -p.from_held), (p.own, -p.from_available), ('PHP:creator_debt:' || p.person_id, -p.from_debt),
        ('PHP:clawed_back', p.centavos)) as x (account, amount) where p.taken_at is not null and x.amount <> 0
      union all
      select 'clawback_return:' || p.id, x.account, x.amount from part p cross join lateral (values
        ('PHP:affiliate_held:' || p.person_id, p.to_held), (p.own, p.to_available), ('PHP:creator_debt:' || p.person_id, p.to_debt),
        ('PHP:clawed_back', -p.centavos)) as x (account, amount) where p.taken_at is not null and p.given_back_at is not null and x.amount <> 0
    ), booked as (
      select e.key, m.account, m.amount from ${rareEntries('clawback', 'clawback_return')} e cross join lateral ${movedByEntry(sql`e.id`)} m
    )
    select * from (
      select coalesce(b.key, x.key) as id, coalesce(b.account, x.account) || ' ' || coalesce(b.amount, 0) || ' instead of ' || coalesce(x.amount, 0) as difference
      from booked b full join expected x on x.key = b.key and x.account = b.account where b.amount is distinct from x.amount
      union all
      select id::text, 'came back, and its cause stands' from part where given_back_at is not null and is_standing
      union all
      select id::text, 'a creator''s share was taken from what is held for referrers' from part where share = 'creator' and from_held + to_held > 0
      union all
      select id::text, 'more came back to debt or hold than was taken of it' from part where to_debt > from_debt or to_held > from_held
    ) found limit 20`,
};
