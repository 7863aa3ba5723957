-- What was withheld of payouts is paid to the tax office month by month, and that is said once (P791). Each row is one remittance: the first
-- person's word, the second's where two are needed, and, where it was wrong, why and by whom it was taken back. What was withheld may come
-- back after it was paid, so its account stands on either side of zero (decision 267): the check only becomes wider.
alter table ledger_accounts
  drop constraint ledger_accounts_sign,
  add constraint ledger_accounts_sign check (
    case
      when type in ('issuer', 'deposits', 'promotions', 'clearing', 'provider_fees', 'bank', 'reserve', 'withholding_payable') then true
      when type in ('fan_debt', 'creator_debt', 'chargeback_loss') then balance <= 0
      else balance >= 0
    end);

create table tax_remittances (
  id uuid primary key,
  -- The first day of a Philippine month.
  month date not null check (extract(day from month) = 1),
  centavos bigint not null check (centavos > 0),
  paid_on date not null check (paid_on >= (month + interval '1 month')::date),
  reference text not null check (length(reference) between 1 and 100),
  asked_by uuid not null references users (id),
  asked_at timestamptz not null,
  done_by uuid references users (id),
  done_at timestamptz,
  back_reason text check (length(back_reason) between 1 and 500),
  back_asked_by uuid references users (id),
  back_asked_at timestamptz,
  back_by uuid references users (id),
  back_at timestamptz,
  constraint tax_remittances_done check ((done_by is null) = (done_at is null)),
  constraint tax_remittances_back_asked check (num_nulls(back_reason, back_asked_by, back_asked_at) in (0, 3)),
  constraint tax_remittances_back check (num_nulls(back_by, back_at) in (0, 2)),
  constraint tax_remittances_order check ((back_asked_at is null or done_at is not null) and (back_at is null or back_asked_at is not null))
);
create unique index tax_remittances_month on tax_remittances (month) where back_at is null;
