import { sql } from 'kysely';
import { type Law, SAME_MOMENT } from '../../../platform/law.ts';
import { movedByEntry, rareEntries } from '../../ledger/index.ts';

/** When a payout left, and when it came back, by the order of the books: two may be of one moment. */
const FIRST_OF = (keys: ReturnType<typeof sql>) =>
  sql`(select min(q.id) from ledger_entries e join ledger_postings q on q.entry_id = e.id where e.key in (${keys}))`;

export const withholdingFollowsItsRules: Law = {
  name: 'withholding-follows-its-rules',
  says: 'What was withheld of a payout is what the rule of its day says of the part above the threshold, counted by what had left for its creator that year and not come back; it is in the books once when it leaves and once more if it comes back, and nothing else is tax withheld but what of it was remitted.',
  violations: sql`
    with ruled as (
      select p.id, p.creator_id, p.centavos, p.withheld_centavos, extract(year from p.decided_at at time zone 'Asia/Manila') as year, r.rate_bp, r.share_bp, r.threshold_centavos
      from payouts p cross join lateral (
        select * from withholding_rules where from_day <= (p.decided_at at time zone 'Asia/Manila')::date order by from_day desc, id desc limit 1
      ) r where p.bucket = 'earnings' and p.status in ('approved', 'paid', 'failed', 'returned') and r.is_on
    ), moved as (
      select p.id, p.creator_id, p.centavos, extract(year from p.decided_at at time zone 'Asia/Manila') as year,
        ${FIRST_OF(sql`'payout_send:' || p.id`)} as sent, ${FIRST_OF(sql`'payout_fail:' || p.id, 'payout_bounce:' || p.id`)} as back
      from payouts p where p.bucket = 'earnings' and p.status in ('approved', 'paid', 'failed', 'returned') and p.creator_id in (select creator_id from ruled)
    ), counted as (
      select r.*, coalesce((select sum(o.centavos) from moved o where o.creator_id = r.creator_id and o.year = r.year and o.sent < own.sent
        and (o.back is null or o.back > own.sent)), 0) as before
      from ruled r join moved own on own.id = r.id
    ), expected as (
      select p.id, p.status, p.withheld_centavos, p.decided_at, coalesce(p.returned_at, p.finished_at) as back_at,
        coalesce(trunc(least(c.centavos, greatest(0, c.before + c.centavos - c.threshold_centavos)) * c.share_bp * c.rate_bp / 100000000), 0) as due
      from payouts p left join counted c on c.id = p.id where p.withheld_centavos <> 0 or c.id is not null
    ), entry as (
      select e.id, e.reason, e.subject_id, e.value_centavos, e.created_at from ledger_entries e where e.reason in ('payout_withhold', 'payout_withhold_return')
    ), remitted as (
      select e.id from ${rareEntries('tax_remittance')} e
    ), booked as (
      select subject_id, reason, count(*) as times, sum(value_centavos) as centavos, min(created_at) as at from entry group by 1, 2
    ), step as (
      select x.id, s.reason, x.withheld_centavos, s.at from expected x cross join lateral (values
        ('payout_withhold', x.decided_at, true), ('payout_withhold_return', x.back_at, x.status in ('failed', 'returned'))
      ) as s (reason, at, is_due) where s.is_due and x.withheld_centavos > 0
    )
    select * from (
      select id::text, withheld_centavos || ' is withheld instead of ' || due as difference from expected where withheld_centavos <> due
      union all
      select coalesce(s.id, b.subject_id)::text, coalesce(s.reason, b.reason) || ' is not in the books once, as its payout says'
      from step s full join booked b on b.subject_id = s.id and b.reason = s.reason
      where s.id is null or b.times is distinct from 1 or b.centavos <> s.withheld_centavos
        or b.at not between s.at - ${SAME_MOMENT} and s.at + ${SAME_MOMENT}
      union all
      select a.id, a.balance || ' instead of ' || coalesce(sum(m.amount), 0) from ledger_accounts a
      left join (select m.amount from (select id from entry union all select id from remitted) e
        cross join lateral ${movedByEntry(sql`e.id`)} m where m.account = 'PHP:withholding_payable') m on true
      where a.type = 'withholding_payable' group by a.id, a.balance having a.balance <> coalesce(sum(m.amount), 0)
    ) found limit 20`,
};
