import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';
import { sumsOf } from '../chain/seals.queries.ts';

/** The sums are what the hourly look at balances and turnover builds on. Every hour they only have to agree with one another. */
export const sumsEqualPostings: Law = {
  name: 'sums-equal-postings',
  says: 'What is kept as the sum of an account’s sealed postings is that.',
  violations: sql`
    with sealed as (select coalesce(max(until_posting), 0) as until from ledger_seals),
    counted as (${sumsOf(sql`p.id <= (select until from sealed)`)})
    select coalesce(c.account, s.account) as id, concat_ws(' ', s.balance, s.turnover_in, s.turnover_out, 'instead of', c.balance, c.turnover_in, c.turnover_out) as difference
    from counted c full join ledger_sums s on s.account = c.account
    where (c.balance, c.turnover_in, c.turnover_out) is distinct from (s.balance, s.turnover_in, s.turnover_out) limit 20`,
  recent: () => sql`
    select split_part(account, ':', 1) as id, sum(balance)::text as difference from ledger_sums group by 1 having sum(balance) <> 0`,
};
