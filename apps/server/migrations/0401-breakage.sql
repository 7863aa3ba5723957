-- Credits of accounts that were erased: nobody can use them any more, and what stood behind them is the platform's once no payer can
-- take their money back (P757). Both checks only become wider: the release before goes on beside them.
alter table ledger_accounts
  drop constraint ledger_accounts_type,
  add constraint ledger_accounts_type check (
    (currency = 'CREDIT' and type in ('issuer', 'wallet')) or
    (currency = 'PHP' and type in ('clearing', 'deposits', 'promotions', 'revenue', 'creator_payable', 'creator_held', 'affiliate_held',
      'affiliate_payable', 'payouts_in_flight', 'fan_debt', 'creator_debt', 'chargeback_loss', 'provider_fees', 'tax_payable', 'clawed_back',
      'bank', 'breakage')));

create table breakages (
  id uuid primary key,
  fan_id uuid not null references users (id),
  credits bigint not null check (credits > 0),
  created_at timestamptz not null
);
create index breakages_fan on breakages (fan_id);
-- Who is erased and since when: looked through every night.
create index users_erased on users (erased_at) where erased_at is not null;
