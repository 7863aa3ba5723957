import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';
import { movedByEntry } from '../../ledger/index.ts';

/** Two accounts move by each row and nothing else moves the one of the reserve, so what is kept back is what the reports say of it. */
export const reservesAreBooked: Law = {
  name: 'reserves-are-booked',
  says: 'What a provider kept back or let go, as its reports say, is in the books once, between its clearing and its reserve; nothing else is in a reserve.',
  violations: sql`
    with kept as (
      select r.id, r.provider, r.amount_centavos, r.currency, r.problem, r.our_kind, r.our_id, s.status from settlement_rows r
      join settlement_reports s on s.id = r.report_id where r.kind = 'reserve' or r.our_kind = 'reserve'
    ), due as (
      select k.id, x.account, x.amount from kept k cross join lateral (values
        ('PHP:clearing:' || k.provider, -k.amount_centavos), ('PHP:reserve:' || k.provider, k.amount_centavos)) as x (account, amount)
      where k.our_kind = 'reserve'
    ), booked as (
      select e.id, e.subject_id, e.value_centavos, e.actor_type from ledger_entries e where e.reason = 'provider_reserve'
    ), moved as (
      select b.subject_id as id, m.account, sum(m.amount) as amount from booked b
      cross join lateral ${movedByEntry(sql`b.id`)} m group by b.subject_id, m.account
    )
    select * from (
      select coalesce(m.id, d.id)::text as id, coalesce(m.account, d.account) || ' ' || coalesce(m.amount, 0) || ' instead of ' || coalesce(d.amount, 0) as difference
      from moved m full join due d on d.id = m.id and d.account = m.account where m.amount is distinct from d.amount
      union all
      select b.subject_id::text, 'of another worth, or made by a person' from booked b join kept k on k.id = b.subject_id
      where b.value_centavos <> abs(k.amount_centavos) or b.actor_type <> 'system'
      union all
      select b.subject_id::text, 'taken back' from booked b where exists (select from ledger_entries r where r.reverses = b.id)
      union all
      select k.id::text, 'is called what it is not' from kept k
      where k.our_kind = 'reserve' and (k.our_id <> k.id or k.problem is not null or k.currency <> 'PHP')
      union all
      select k.id::text, 'is in no books' from kept k where k.our_id is null and k.problem is null and k.status <> 'matching'
      union all
      select a.id, a.balance || ' instead of ' || coalesce(sum(k.amount_centavos), 0) from ledger_accounts a
      left join kept k on k.our_kind = 'reserve' and 'PHP:reserve:' || k.provider = a.id
      where a.type = 'reserve' group by a.id, a.balance having a.balance <> coalesce(sum(k.amount_centavos), 0)
    ) found limit 20`,
};
