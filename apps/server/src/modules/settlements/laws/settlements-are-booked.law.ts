import { sql } from 'kysely';
import { DAY_MS } from '../../../platform/durations.ts';
import { boundedLaw, idBefore } from '../../../platform/law.ts';
import { movedByEntry } from '../../ledger/index.ts';
import { expectedOf } from '../match/match.queries.ts';

/** What a row says is held against what of ours it is said to be, as those stand by now. Rows are read in days after their captures, so what is new of both is looked at. */
export const settlementsAreBooked = boundedLaw({
  name: 'settlements-are-booked',
  says: 'What arrived of a report is in the books once, from clearing to the bank, taken back there where it was taken back, and nothing else is at the bank but what was paid to the tax office and what left it for payouts; what a row agrees with is of ours, of its provider and capture, of its amount, and is named once; a capture that no report named is on the list of those.',
  of: ({ from, fromId }) => sql`
    with arrived as (
      select a.arrival_id as id, a.provider, a.arrived_centavos, a.is_taken_back, e.id as entry_id, e.value_centavos, e.actor_id, a.confirmed_by
      from settlement_arrivals a left join ledger_entries e on e.reason = 'settlement' and e.subject_id = a.arrival_id
    ), moved as (
      select a.id, m.account, m.amount from arrived a cross join lateral ${movedByEntry(sql`a.entry_id`)} m
    ), due as (
      select a.id, x.account, x.amount from arrived a cross join lateral (values
        ('PHP:clearing:' || a.provider, a.arrived_centavos), ('PHP:bank', -a.arrived_centavos)) as x (account, amount)
      where a.arrived_centavos > 0
    ), ours as (
      select 'capture' as kind, a.id, a.provider, a.capture_id, a.captured_centavos as amount from payment_attempts a where a.captured_centavos is not null
      union all select 'return', a.id, a.provider, a.capture_id, -a.captured_centavos from payment_attempts a where a.returned_at is not null
      union all select 'refund', r.id, a.provider, a.capture_id, -r.amount_centavos from refunds r join payment_attempts a on a.purchase_id = r.purchase_id and a.status = 'captured'
      union all select 'dispute', d.id, d.provider, d.capture_id, -d.amount_centavos from disputes d
      union all select 'dispute_won', d.id, d.provider, d.capture_id, d.amount_centavos from disputes d where d.state in ('won', 'corrected')
      union all select distinct on (f.id) 'fee', f.id, f.provider, d.capture_id, -f.change_centavos from provider_fees f
        join disputes d on f.source = 'dispute' and d.provider = f.provider and d.provider_dispute_id = f.source_id
    )
    select * from (
      select coalesce(m.id, d.id)::text as id, coalesce(m.account, d.account) || ' ' || coalesce(m.amount, 0) || ' instead of ' || coalesce(d.amount, 0) as difference
      from moved m full join due d on d.id = m.id and d.account = m.account where m.amount is distinct from d.amount
      union all
      select a.id::text, 'confirmed by another than in the books, or of another worth' from arrived a
      where a.entry_id is not null and (a.actor_id is distinct from a.confirmed_by or a.value_centavos <> a.arrived_centavos)
      union all
      select e.subject_id::text, 'in the books for no report' from ledger_entries e
      where e.reason = 'settlement' and not exists (select from settlement_arrivals a where a.arrival_id = e.subject_id)
      union all
      select a.id::text, case when a.is_taken_back then 'taken back, and stands in the books' else 'stands, and is taken back in the books' end from arrived a
      where a.entry_id is not null and a.is_taken_back <> exists (select from ledger_entries r where r.reverses = a.entry_id)
      union all
      select 'PHP:bank', b.balance || ' instead of ' || s.due from ledger_accounts b cross join (
        select coalesce((select sum(centavos - input_centavos) from tax_remittances where done_at is not null and back_at is null), 0)
          + coalesce((select sum(centavos + fee_centavos) from payout_fundings where done_at is not null and back_at is null), 0)
          - coalesce((select sum(arrived_centavos) from settlement_reports), 0) as due
      ) s where b.id = 'PHP:bank' and b.balance <> s.due
      union all
      select s.id::text, s.expected_centavos || ' expected of it' from settlement_reports s
      where s.status <> 'matching' and (s.status = 'ready' or s.id >= ${idBefore(from, DAY_MS)}::uuid) and not exists (select from settlement_staging t where t.report_id = s.id)
        and s.expected_centavos <> (${expectedOf(sql`s.id`)})
      union all
      select r.id::text, 'is called ' || r.our_kind || ' ' || r.our_id || ', which is not that' from settlement_rows r
      left join ours o on o.kind = r.our_kind and o.id = r.our_id and o.provider = r.provider and o.capture_id = r.capture_ref
      where r.id >= ${fromId}::uuid and r.our_id is not null and r.our_kind <> 'reserve' and (o.id is null or (o.amount <> r.amount_centavos and r.problem is distinct from 'amount'))
      union all
      select r.id::text, 'agrees with nothing' from settlement_rows r where r.id >= ${fromId}::uuid and r.problem is null and r.our_id is null and r.kind not in ('payout', 'reserve')
      union all
      select min(r.id::text), r.our_kind || ' ' || r.our_id || ' is named ' || count(*) || ' times' from settlement_rows r
      where r.our_id in (select our_id from settlement_rows where id >= ${fromId}::uuid) group by r.our_kind, r.our_id having count(*) > 1
      union all
      select r.id::text, 'resolved without a word' from settlement_rows r
      where r.resolved_at >= ${from}::timestamptz and not exists (select from settlement_resolutions x where x.row_id = r.id)
      union all
      select u.attempt_id::text, 'resolved without a word' from unsettled_captures u
      where u.resolved_at >= ${from}::timestamptz and not exists (select from settlement_resolutions x where x.attempt_id = u.attempt_id)
      union all
      select a.id::text, 'is on no list' from payment_attempts a
      where a.captured_centavos is not null and (a.captured_at >= ${from}::timestamptz or (a.captured_at is null and a.id >= ${fromId}::uuid))
        and not exists (select from settlement_rows r where r.our_id = a.id and r.our_kind = 'capture')
        and not exists (select from unsettled_captures u where u.attempt_id = a.id)
      union all
      select u.attempt_id::text, 'is on the list of those that no report named' from unsettled_captures u
      join settlement_rows r on r.our_id = u.attempt_id and r.our_kind = 'capture' where r.id >= ${fromId}::uuid
      union all
      select u.attempt_id::text, 'is on the list, and was not captured' from unsettled_captures u
      join payment_attempts a on a.id = u.attempt_id where u.attempt_id >= ${fromId}::uuid and a.captured_centavos is null
    ) found limit 20`,
});
