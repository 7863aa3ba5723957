import { sql } from 'kysely';
import { boundedLaw } from '../../../platform/law.ts';
import { movedByEntry } from '../../ledger/index.ts';

export const creditsAreGivenOn = boundedLaw({
  name: 'credits-are-given-on',
  says: 'Credits that were given are in the books once, from who gave them to who received them, and nothing else with them; every such entry has a gift.',
  of: ({ fromId }) => sql`
    with given as (
      select g.*, e.id as entry_id from gifts g left join ledger_entries e on e.key = 'gift:' || g.id where g.id >= ${fromId}::uuid and g.kind = 'credits'
    ), entry as (
      select e.id, e.subject_id, e.actor_type, e.actor_id, e.trade_sign, e.value_centavos, e.centavos_per_credit from ledger_entries e
      where e.id >= ${fromId}::uuid and e.reason = 'gift'
    ), expected as (
      select g.entry_id, x.account, x.amount from given g cross join lateral (values
        ('CREDIT:wallet:' || g.giver_id, -g.credits::bigint), ('CREDIT:wallet:' || g.receiver_id, g.credits::bigint)) as x (account, amount)
      where g.entry_id is not null
    ), booked as (
      select e.id as entry_id, m.account, m.amount from entry e cross join lateral ${movedByEntry(sql`e.id`)} m
    )
    select * from (
      select g.id::text as id, 'not in the books' as difference from given g where g.entry_id is null
      union all
      select e.id::text, 'of no gift, by another, or worth something else' from entry e left join gifts g on g.id = e.subject_id and g.kind = 'credits'
      where g.id is null or e.actor_type <> 'fan' or e.actor_id is distinct from g.giver_id or e.value_centavos <> g.credits::bigint * e.centavos_per_credit
      union all
      select coalesce(b.entry_id, x.entry_id)::text, coalesce(b.account, x.account) || ' ' || coalesce(b.amount, 0) || ' instead of ' || coalesce(x.amount, 0)
      from booked b full join expected x on x.entry_id = b.entry_id and x.account = b.account where b.amount is distinct from x.amount
      union all
      select e.id::text, 'taken back' from ledger_entries e join ledger_entries o on o.id = e.reverses and o.reason = 'gift' where e.id >= ${fromId}::uuid
    ) found limit 20`,
});
