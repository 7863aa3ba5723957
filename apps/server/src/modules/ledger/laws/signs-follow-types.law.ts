import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

/** Says the signs once more, in its own words: the schema's check could be dropped or altered. */
export const signsFollowTypes: Law = {
  name: 'signs-follow-types',
  says: 'No account stands on the wrong side of zero for what it is; deposits and the fees of each provider not in their sum.',
  violations: sql`
    select * from (
      select id, balance::text as difference from ledger_accounts
      where (split_part(split_part(id, '#', 1), ':', 2) in ('wallet', 'revenue', 'creator_payable', 'creator_held', 'affiliate_held', 'affiliate_payable',
          'payouts_in_flight', 'clawed_back', 'breakage') and balance < 0)
        or (split_part(split_part(id, '#', 1), ':', 2) in ('fan_debt', 'creator_debt', 'chargeback_loss') and balance > 0)
      union all
      select split_part(id, '#', 1), sum(balance)::text from ledger_accounts where id like 'PHP:provider_fees:%' group by 1 having sum(balance) > 0
      union all
      select 'PHP:deposits', sum(balance)::text from ledger_accounts where id like 'PHP:deposits%' having sum(balance) < 0
      union all
      select 'CREDIT:issuer', sum(balance)::text from ledger_accounts where id like 'CREDIT:issuer%' having sum(balance) > 0
    ) found limit 20`,
};
