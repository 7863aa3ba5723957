import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';
import { TRADE_SIGN_OF_E } from '../trade-sign.queries.ts';

/** Recomputed from why entries moved money; what an entry says of itself (`trade_sign`) is recomputed as well. */
export const turnoverEqualsTrades: Law = {
  name: 'turnover-equals-trades',
  says: 'What an account turned over equals its postings of trades, less what was taken back of them.',
  violations: sql`
    with signed as (
      select e.id, e.trade_sign, ${TRADE_SIGN_OF_E} as sign from ledger_entries e
    ), moved as (
      select p.to_account as account, p.amount as came, 0::bigint as went, s.sign from ledger_postings p join signed s on s.id = p.entry_id
      union all
      select p.from_account, 0, p.amount, s.sign from ledger_postings p join signed s on s.id = p.entry_id
    ), total as (
      select account,
        sum(case sign when 1 then came when -1 then -went else 0 end) as turnover_in,
        sum(case sign when 1 then went when -1 then -came else 0 end) as turnover_out
      from moved group by account
    )
    select * from (
      select a.id, 'in ' || (a.turnover_in - coalesce(t.turnover_in, 0)) || ', out ' || (a.turnover_out - coalesce(t.turnover_out, 0)) as difference
      from ledger_accounts a left join total t on t.account = a.id and a.type in ('wallet', 'creator_payable', 'affiliate_held')
      where a.turnover_in <> coalesce(t.turnover_in, 0) or a.turnover_out <> coalesce(t.turnover_out, 0)
      union all
      select id::text, 'counts as ' || trade_sign from signed where sign <> trade_sign
    ) found limit 20`,
  // The turnover itself is looked at together with the balances (balances-equal-postings).
  recent: ({ fromId }) => sql`
    select e.id::text as id, 'counts as ' || e.trade_sign as difference from ledger_entries e
    where e.id >= ${fromId}::uuid and e.trade_sign <> ${TRADE_SIGN_OF_E}
    limit 20`,
};
