import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';
import { movedByEntry, rareEntries } from '../../ledger/index.ts';

export const debtsAddUp: Law = {
  name: 'debts-add-up',
  says: 'What a person owes is what was taken back, and what came back to fans as they left, blocked them or had no stream for them, beyond what they had, less what came back and what they have paid of it since; and each payment is in the books once.',
  violations: sql`
    with owed as (
      select person_id::text as owner, sum(debt) as debt from (
        select person_id, from_debt - to_debt as debt from clawback_parts
        union all
        select creator_id, debt_centavos from restitutions where debt_centavos > 0
        union all
        select person_id, -(from_earnings + from_affiliate) from debt_settlements
      ) each group by 1
    ), expected as (
      select s.id as subject_id, x.account, x.amount from debt_settlements s cross join lateral (values
        ('PHP:creator_payable:' || s.person_id, -s.from_earnings), ('PHP:affiliate_payable:' || s.person_id, -s.from_affiliate),
        ('PHP:creator_debt:' || s.person_id, s.from_earnings + s.from_affiliate)) as x (account, amount) where x.amount <> 0
    ), booked as (
      select e.subject_id, m.account, m.amount from ${rareEntries('debt_settlement')} e cross join lateral ${movedByEntry(sql`e.id`)} m
    )
    select * from (
      select coalesce(o.owner, a.owner) as id, 'owes ' || -coalesce(a.balance, 0) || ' instead of ' || coalesce(o.debt, 0) as difference
      from owed o full join (select owner, balance from ledger_accounts where type = 'creator_debt') a on a.owner = o.owner
      where coalesce(o.debt, 0) <> -coalesce(a.balance, 0)
      union all
      select coalesce(b.subject_id, x.subject_id)::text, coalesce(b.account, x.account) || ' ' || coalesce(b.amount, 0) || ' instead of ' || coalesce(x.amount, 0)
      from booked b full join expected x on x.subject_id = b.subject_id and x.account = b.account where b.amount is distinct from x.amount
    ) found limit 20`,
};
