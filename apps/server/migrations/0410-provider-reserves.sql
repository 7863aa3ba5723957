-- What a provider keeps back of ours for a time, as acquirers and PayPal do, is ours and not yet to come: an account of its own (P788).
alter table ledger_accounts
  drop constraint ledger_accounts_type,
  add constraint ledger_accounts_type check (
    (currency = 'CREDIT' and type in ('issuer', 'wallet')) or
    (currency = 'PHP' and type in ('clearing', 'deposits', 'promotions', 'revenue', 'creator_payable', 'creator_held', 'affiliate_held',
      'affiliate_payable', 'payouts_in_flight', 'fan_debt', 'creator_debt', 'chargeback_loss', 'provider_fees', 'tax_payable', 'clawed_back',
      'bank', 'breakage', 'withholding_payable', 'reserve'))),
  drop constraint ledger_accounts_sign,
  add constraint ledger_accounts_sign check (
    case
      when type in ('issuer', 'deposits', 'promotions', 'clearing', 'provider_fees', 'bank', 'reserve') then true
      when type in ('fan_debt', 'creator_debt', 'chargeback_loss') then balance <= 0
      else balance >= 0
    end);
-- The release before knows no such rows: to it they are of another kind, and wait for a person.
alter table settlement_staging add column is_reserve boolean not null default false;
alter table settlement_rows
  drop constraint settlement_rows_our_kind_check,
  add constraint settlement_rows_our_kind_check check (our_kind in ('capture', 'refund', 'return', 'dispute', 'dispute_won', 'fee', 'reserve'));
create index settlement_rows_reserves on settlement_rows (report_id) where kind = 'reserve' and our_id is null;
