-- Earnings wait before they can be asked for, and what a dispute takes back is taken from who got it (P240 to P243).
-- Whoever runs the release before sells as before: what is held is counted from the days of earnings, not moved.
alter table platform_settings
  add column earnings_hold_days integer not null default 7,
  add constraint platform_settings_earnings_hold check (earnings_hold_days between 0 and 90);
-- Null for versions from before there was a hold: a payout that was asked for by them left nothing behind.
alter table platform_settings_versions add column earnings_hold_days integer;

alter table platform_settings_versions disable trigger platform_settings_versions_append_only;
update platform_settings_versions set earnings_hold_days = 7 where not exists (select from ledger_entries);
alter table platform_settings_versions enable trigger platform_settings_versions_append_only;

create or replace function keep_settings_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
  end if;
  insert into platform_settings_versions (version, centavos_per_credit, creator_percent, affiliate_percent, affiliate_validity_months,
      affiliate_cap_centavos, affiliate_min_transaction_centavos, packs, earnings_hold_days)
    values (new.version, new.centavos_per_credit, new.creator_percent, new.affiliate_percent, new.affiliate_validity_months,
      new.affiliate_cap_centavos, new.affiliate_min_transaction_centavos, new.packs, new.earnings_hold_days);
  return new;
end $$;

-- `clawed_back` is what creators and referrers gave back of sales whose payers took their money back.
alter table ledger_accounts
  drop constraint ledger_accounts_type,
  add constraint ledger_accounts_type check (
    (currency = 'CREDIT' and type in ('issuer', 'wallet')) or
    (currency = 'PHP' and type in ('clearing', 'deposits', 'promotions', 'revenue', 'creator_payable', 'creator_held', 'affiliate_held',
      'affiliate_payable', 'payouts_in_flight', 'fan_debt', 'creator_debt', 'chargeback_loss', 'provider_fees', 'tax_payable', 'clawed_back')));

-- One for each dispute, and each refund found at the provider, that took credits which were spent.
create table clawbacks (
  id uuid primary key,
  cause_type text not null check (cause_type in ('dispute', 'refund')),
  cause_id uuid not null,
  fan_id uuid not null references users (id),
  created_at timestamptz not null,
  -- When those who gave were told of it, and when they were told that it came back.
  taken_told_at timestamptz,
  back_told_at timestamptz,
  unique (cause_type, cause_id)
);
-- A share of one sale: what its creator, or who brought them, got of the credits that were taken back.
create table clawback_parts (
  id uuid primary key,
  clawback_id uuid not null references clawbacks (id),
  sale_entry_id uuid not null references ledger_entries (id),
  share text not null check (share in ('creator', 'affiliate')),
  person_id uuid not null references users (id),
  -- The Philippine day of the sale: what was held of it is held no more.
  sale_day date not null,
  credits integer not null check (credits > 0),
  centavos bigint not null check (centavos > 0),
  from_held bigint not null default 0 check (from_held >= 0),
  from_available bigint not null default 0 check (from_available >= 0),
  from_debt bigint not null default 0 check (from_debt >= 0),
  taken_at timestamptz,
  to_held bigint not null default 0 check (to_held >= 0),
  to_available bigint not null default 0 check (to_available >= 0),
  to_debt bigint not null default 0 check (to_debt >= 0),
  given_back_at timestamptz,
  unique (clawback_id, sale_entry_id, share),
  check (from_held + from_available + from_debt = case when taken_at is null then 0 else centavos end),
  check (to_held + to_available + to_debt = case when given_back_at is null or taken_at is null then 0 else centavos end)
);
create index clawback_parts_sale on clawback_parts (sale_entry_id) where given_back_at is null;
create index clawback_parts_person on clawback_parts (person_id, sale_day) where given_back_at is null;

-- What a person who owes has paid of it out of what came later.
create table debt_settlements (
  id uuid primary key,
  person_id uuid not null references users (id),
  from_earnings bigint not null check (from_earnings >= 0),
  from_affiliate bigint not null check (from_affiliate >= 0),
  settled_at timestamptz not null,
  check (from_earnings + from_affiliate > 0)
);
create index debt_settlements_person on debt_settlements (person_id);

-- When an account to be paid to last became another: a payout to it waits a day.
alter table payout_settings add column changed_at timestamptz;
