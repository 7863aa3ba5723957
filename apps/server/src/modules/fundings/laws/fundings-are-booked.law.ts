import { sql } from 'kysely';
import { type Law, SAME_MOMENT } from '../../../platform/law.ts';
import { movedByEntry } from '../../ledger/index.ts';

/** What stands in clearing for payouts is counted from the payouts and the fundings themselves, and how many people it took from the settings of its entry. */
export const fundingsAreBooked: Law = {
  name: 'fundings-are-booked',
  says: 'What left the bank for payouts is in the books once, out of clearing for payouts and of its fees, reversed once where it was taken back, each by who did it, by two above the limit unless nobody else might, on record as said; nothing else moves clearing for payouts but payouts that arrived and came back, so it stands at what arrived less what left the bank for it.',
  violations: sql`
    with said as (
      select f.*, e.id as entry_id, e.value_centavos, e.actor_id, e.created_at, v.payout_two_person_centavos as most,
        (select count(*) from ledger_entries b where b.reverses = e.id) as reversed,
        (select w.payout_two_person_centavos from ledger_entries b join platform_settings_versions w on w.version = b.settings_version
          where b.reverses = e.id limit 1) as back_most
      from payout_fundings f left join ledger_entries e on e.key = 'payout_funding:' || f.id
      left join platform_settings_versions v on v.version = e.settings_version
    ), acts as (
      select s.id, x.action, x.by, x.at, x.after from said s cross join lateral (values
        ('funding.say', s.done_by, s.done_at, jsonb_build_object('centavos', s.centavos, 'fee_centavos', s.fee_centavos, 'left_on', s.left_on::text, 'reference', s.reference)
          || case when s.done_alone then '{"alone": true}' else '{}'::jsonb end),
        ('funding.take_back', s.back_by, s.back_at, jsonb_build_object('reason', s.back_reason) || case when s.back_alone then '{"alone": true}' else '{}'::jsonb end)
      ) as x (action, by, at, after) where x.at is not null
    ), written as (
      select subject_id, action, actor_id, at, after from admin_actions where action in ('funding.say', 'funding.take_back')
    )
    select * from (
      select s.id::text as id, case when s.done_at is null then 'only asked, and in the books' else 'not in the books as it was said' end as difference from said s
      where (s.done_at is null) <> (s.entry_id is null)
        or s.entry_id is not null and (s.value_centavos <> s.centavos + s.fee_centavos or s.actor_id is distinct from s.done_by
          or s.created_at not between s.done_at - ${SAME_MOMENT} and s.done_at + ${SAME_MOMENT})
      union all
      select s.id::text, 'reversed ' || s.reversed || ' times' from said s where s.reversed <> (case when s.back_at is null then 0 else 1 end)
      union all
      select coalesce(d.id, m.id)::text, coalesce(d.account, m.account) || ' ' || coalesce(m.amount, 0) || ' instead of ' || coalesce(d.amount, 0)
      from (select s.id, x.account, x.amount from said s cross join lateral (values
          ('PHP:clearing:payouts', -s.centavos), ('PHP:provider_fees:payouts', -s.fee_centavos), ('PHP:bank', s.centavos + s.fee_centavos)) as x (account, amount)
        where s.entry_id is not null and x.amount <> 0) d
      full join (select s.id, m.account, m.amount from said s cross join lateral ${movedByEntry(sql`s.entry_id`)} m) m
        on m.id = d.id and m.account = d.account
      where m.amount is distinct from d.amount
      union all
      select s.id::text, 'booked or taken back by one person, of more than one may' from said s
      where s.done_by = s.asked_by and not s.done_alone and s.centavos + s.fee_centavos > s.most
        or s.back_by = s.back_asked_by and not s.back_alone and s.centavos + s.fee_centavos > s.back_most
      union all
      select s.id::text, 'left the bank before the books began, or after it was said' from said s
      where s.left_on > (s.asked_at at time zone 'Asia/Manila')::date
        or s.left_on < (select (created_at at time zone 'Asia/Manila')::date from ledger_entries order by id limit 1)
      union all
      select min(s.id::text), 'the same is said ' || count(*) || ' times' from said s where s.back_at is null group by s.left_on, s.reference, s.centavos having count(*) > 1
      union all
      select e.id::text, 'books nothing that was said' from ledger_entries e
      where e.reason = 'payout_funding' and not exists (select from said s where s.entry_id = e.id)
      union all
      select 'PHP:' || x.account, x.balance || ' instead of ' || x.due from (
        select 'clearing:payouts' as account,
          coalesce((select sum(centavos - fee_centavos - withheld_centavos) from payouts where status = 'paid'), 0) - coalesce(sum(centavos), 0) as due,
          coalesce((select sum(balance) from ledger_accounts where type = 'clearing' and owner = 'payouts'), 0) as balance
        from said where done_at is not null and back_at is null
        union all
        select 'provider_fees:payouts', -coalesce(sum(fee_centavos), 0), coalesce((select sum(balance) from ledger_accounts where type = 'provider_fees' and owner = 'payouts'), 0)
        from said where done_at is not null and back_at is null
      ) x where x.balance <> x.due
      union all
      select coalesce(a.id, w.subject_id)::text, coalesce(a.action, w.action) || ' is not what is on record' from acts a
      full join written w on w.subject_id = a.id and w.action = a.action
      where a.id is null or w.subject_id is null or w.actor_id is distinct from a.by or w.after is distinct from a.after
        or w.at not between a.at - ${SAME_MOMENT} and a.at + ${SAME_MOMENT}
    ) found limit 20`,
};
