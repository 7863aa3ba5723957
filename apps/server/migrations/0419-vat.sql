-- VAT that is within what the platform earns (P805, P806): rules with the day from which each holds, and what was put aside of each day. No
-- rule is there until somebody writes one, and nothing is put aside. It is taken out of an account beside revenue, so that no sale that is
-- taken back ever finds too little there; and more may come back than is owed, so the tax has no sign. The checks only become wider.
alter table ledger_accounts
  drop constraint ledger_accounts_type,
  add constraint ledger_accounts_type check (
    (currency = 'CREDIT' and type in ('issuer', 'wallet')) or
    (currency = 'PHP' and type in ('clearing', 'deposits', 'promotions', 'revenue', 'creator_payable', 'creator_held', 'affiliate_held',
      'affiliate_payable', 'payouts_in_flight', 'fan_debt', 'creator_debt', 'chargeback_loss', 'provider_fees', 'tax_payable', 'clawed_back',
      'bank', 'breakage', 'withholding_payable', 'reserve', 'revenue_vat'))),
  drop constraint ledger_accounts_sign,
  add constraint ledger_accounts_sign check (
    case
      when type in ('issuer', 'deposits', 'promotions', 'clearing', 'provider_fees', 'bank', 'reserve', 'withholding_payable', 'tax_payable', 'revenue_vat') then true
      when type in ('fan_debt', 'creator_debt', 'chargeback_loss') then balance <= 0
      else balance >= 0
    end);

create table vat_rules (
  id uuid primary key,
  -- A Philippine day that had not begun when it was written: no day is judged by a rule that came later.
  from_day date not null,
  is_on boolean not null,
  -- Hundredths of a percent, on top of what is without VAT.
  rate_bp integer not null check (rate_bp between 1 and 3500),
  source text not null check (length(source) between 1 and 200),
  written_by uuid not null references users (id),
  written_at timestamptz not null,
  constraint vat_rules_ahead check (from_day > (written_at at time zone 'Asia/Manila')::date)
);
create index vat_rules_day on vat_rules (from_day desc, id desc);
create trigger vat_rules_stay before update or delete on vat_rules for each row execute function refuse_change();

-- One for each Philippine day in which a rule was on, also where nothing was earned: what is there is done.
create table vat_days (
  id uuid primary key,
  day date not null unique,
  rate_bp integer not null,
  -- What the platform earned that day, less what went back; below zero where more went back.
  share_centavos bigint not null,
  vat_centavos bigint not null check (abs(vat_centavos) <= abs(share_centavos)),
  posted_at timestamptz not null,
  constraint vat_days_over check (day < (posted_at at time zone 'Asia/Manila')::date)
);
create trigger vat_days_stay before update or delete on vat_days for each row execute function refuse_change();
