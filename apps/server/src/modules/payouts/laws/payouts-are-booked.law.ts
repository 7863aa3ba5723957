import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';
import { movedByEntry } from '../../ledger/index.ts';

export const payoutsAreBooked: Law = {
  name: 'payouts-are-booked',
  says: 'What the entries of a payout moved is its amount, from what its creator had to where its state says it is; what was withheld of it is with the tax that is owed.',
  violations: sql`
    with booked as (
      select e.subject_id as id, m.account, sum(m.amount)::bigint as amount
      from ledger_entries e cross join lateral ${movedByEntry(sql`e.id`)} m
      where e.reason in ('payout_hold', 'payout_send', 'payout_return', 'payout_settle', 'payout_fail', 'payout_bounce', 'payout_withhold', 'payout_withhold_return') group by 1, 2 having sum(m.amount) <> 0
    ), expected as (
      select p.id, x.account, x.amount from payouts p cross join lateral (values
        (case p.bucket when 'earnings' then 'PHP:creator_payable:' else 'PHP:affiliate_payable:' end || p.creator_id, -p.centavos),
        (case p.status when 'pending' then 'PHP:creator_held:' || p.creator_id when 'approved' then 'PHP:payouts_in_flight' else 'PHP:clearing:payouts' end, p.centavos - p.withheld_centavos - case p.status when 'paid' then p.fee_centavos else 0 end),
        ('PHP:withholding_payable', p.withheld_centavos),
        ('PHP:revenue', case p.status when 'paid' then p.fee_centavos else 0 end)
      ) as x (account, amount) where p.status not in ('rejected', 'failed', 'returned') and x.amount <> 0
    )
    select * from (
      select coalesce(b.id, x.id)::text as id, coalesce(b.account, x.account) || ' ' || coalesce(b.amount, 0) || ' instead of ' || coalesce(x.amount, 0) as difference
      from booked b full join expected x on x.id = b.id and x.account = b.account where b.amount is distinct from x.amount
      union all
      select p.id::text, p.status || ', and not in the books' from payouts p
      where not exists (select from ledger_entries e where e.key = 'payout_hold:' || p.id)
    ) found limit 20`,
};
