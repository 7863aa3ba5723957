-- What came back for things that are gone (P246) was not taken off what is kept as turnover of sealed postings, so that every hourly look
-- said of such accounts that their turnover was wrong. The sums of those accounts are made anew; their balances were right.
with sealed as (select coalesce(max(until_posting), 0) as until from ledger_seals),
touched as (
  select distinct account from ledger_entries e join ledger_postings p on p.entry_id = e.id cross join lateral (values (p.from_account), (p.to_account)) as x (account)
  where e.reason = 'restitution' and split_part(account, ':', 2) in ('wallet', 'creator_payable', 'affiliate_held')
),
moved as (
  select t.account, p.id, p.entry_id, p.amount as came, 0::bigint as went from touched t join ledger_postings p on p.to_account = t.account
  union all
  select t.account, p.id, p.entry_id, 0, p.amount from touched t join ledger_postings p on p.from_account = t.account
),
counted as (
  select m.account, coalesce(sum(case e.trade_sign when 1 then came when -1 then -went end), 0)::bigint as turnover_in,
    coalesce(sum(case e.trade_sign when 1 then went when -1 then -came end), 0)::bigint as turnover_out
  from moved m join ledger_entries e on e.id = m.entry_id where m.id <= (select until from sealed) group by m.account
)
update ledger_sums s set turnover_in = c.turnover_in, turnover_out = c.turnover_out from counted c where c.account = s.account;
