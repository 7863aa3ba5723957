import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';
import { EACH_ENTRY_OF_P, IS_UNSEALED_P, sumsOf } from '../chain/seals.queries.ts';

/** Every hour what is not sealed is added to what the sealed postings came to, which `sums-equal-postings` verifies. */
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
  recent: () => sql`
    with added as (${sumsOf(IS_UNSEALED_P, EACH_ENTRY_OF_P)})
    select a.id, concat_ws(' ', a.balance, a.turnover_in, a.turnover_out, 'and not', total.balance, total.turnover_in, total.turnover_out) as difference
    from ledger_accounts a left join ledger_sums s on s.account = a.id left join added n on n.account = a.id
    cross join lateral (select coalesce(s.balance, 0) + coalesce(n.balance, 0) as balance, coalesce(s.turnover_in, 0) + coalesce(n.turnover_in, 0) as turnover_in,
      coalesce(s.turnover_out, 0) + coalesce(n.turnover_out, 0) as turnover_out) total
    where (a.balance, a.turnover_in, a.turnover_out) is distinct from (total.balance, total.turnover_in, total.turnover_out) limit 20`,
};
