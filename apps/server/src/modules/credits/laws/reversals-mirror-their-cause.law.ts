import { sql } from 'kysely';
import { boundedLaw } from '../../../platform/law.ts';
import { movedByEntry } from '../../ledger/index.ts';

/** Only what a row says of itself is taken back: a refund that is undone, a dispute that stands no more, an arrival at the bank that was taken back (P761), a remittance of tax that was (P792), what left the bank for payouts and did not (P955). The rate of its day moves deposits and promotions. */
export const reversalsMirrorTheirCause = boundedLaw({
  name: 'reversals-mirror-their-cause',
  says: 'A reversal takes back exactly what its entry moved, at the rate of its own day, of a refund that is undone, a dispute that stands no more, or an arrival, a remittance of tax or a funding of payouts that was taken back by who agreed; the system does the first two.',
  of: ({ fromId }) => sql`
    with reversal as (
      select r.*, o.reason as of_reason, o.value_centavos as of_value,
        f.undone_at is not null or coalesce(d.state in ('won', 'corrected'), false) or t.done_at is not null or x.back_at is not null or p.back_at is not null as is_said,
        coalesce(t.done_by, x.back_by, p.back_by) as done_by
      from ledger_entries r left join ledger_entries o on o.id = r.reverses
      left join refunds f on o.reason = 'refund' and f.id = o.subject_id
      left join disputes d on o.reason = 'dispute' and d.id = o.subject_id
      left join settlement_take_backs t on o.reason = 'settlement' and t.arrival_id = o.subject_id
      left join tax_remittances x on o.reason = 'tax_remittance' and x.id = o.subject_id
      left join payout_fundings p on o.reason = 'payout_funding' and p.id = o.subject_id
      where r.reason = 'reversal' and r.id >= ${fromId}::uuid
    ), moved as (
      select r.id as entry_id, r.centavos_per_credit as rate, m.account, m.amount
      from reversal r cross join lateral ${movedByEntry(sql`r.reverses`)} m
    ), expected as (
      select entry_id, account, sum(amount) as amount from (
        select entry_id, account, -amount as amount from moved where account <> 'PHP:deposits'
        union all
        select entry_id, 'PHP:deposits', amount * rate from moved where account = 'CREDIT:issuer'
        union all
        select entry_id, 'PHP:promotions', -amount from moved where account = 'PHP:deposits'
        union all
        select entry_id, 'PHP:promotions', -amount * rate from moved where account = 'CREDIT:issuer'
      ) parts group by 1, 2 having sum(amount) <> 0
    )
    select * from (
      select r.id::text as id, 'takes back a ' || coalesce(r.of_reason, 'nothing') || ' that stands' as difference from reversal r where not r.is_said
      union all
      select r.id::text, 'worth ' || r.value_centavos || ' of ' || r.of_value || ', by a ' || r.actor_type from reversal r
      where r.value_centavos is distinct from r.of_value or r.actor_type <> case when r.done_by is null then 'system' else 'admin' end or r.actor_id is distinct from r.done_by
      union all
      select coalesce(m.entry_id, x.entry_id)::text, coalesce(m.account, x.account) || ' ' || coalesce(m.amount, 0) || ' instead of ' || coalesce(x.amount, 0)
      from (select r.id as entry_id, v.account, v.amount from reversal r cross join lateral ${movedByEntry(sql`r.id`)} v) m
      full join expected x on x.entry_id = m.entry_id and x.account = m.account
      where m.amount is distinct from x.amount
    ) found limit 20`,
});
