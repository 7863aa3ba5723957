import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const balancesEqualPostings: Law = {
  name: 'balances-equal-postings',
  says: 'Every cached balance equals the sum of its postings.',
  violations: sql`
    select a.id, (a.balance - coalesce(p.total, 0))::text as difference
    from ledger_accounts a left join (
      select account, sum(amount) as total from (
        select to_account as account, amount from ledger_postings
        union all select from_account, -amount from ledger_postings
      ) moved group by account
    ) p on p.account = a.id
    where a.balance <> coalesce(p.total, 0) limit 20`,
};
