-- What a creator offers besides a month at their price (P346, P347): bundles of months at a percent less, and one way to begin.
create table subscription_offers (
  creator_id uuid primary key references users (id),
  bundle_3_percent integer check (bundle_3_percent between 1 and 50),
  bundle_6_percent integer check (bundle_6_percent between 1 and 50),
  bundle_12_percent integer check (bundle_12_percent between 1 and 50),
  trial_days integer check (trial_days between 3 and 30),
  first_month_percent integer check (first_month_percent between 1 and 90),
  updated_at timestamptz not null,
  check (trial_days is null or first_month_percent is null)
);

-- What was charged for how many months; the release before charges one, at its price.
alter table subscription_charges
  add column months integer not null default 1 check (months between 1 and 12),
  -- The monthly price without the discount; null for charges from before.
  add column list_centavos integer check (list_centavos > 0),
  add column discount_percent integer not null default 0 check (discount_percent between 0 and 90),
  add column is_first_month boolean not null default false,
  add check (discount_percent = 0 or list_centavos is not null),
  add check (not is_first_month or months = 1);
create unique index subscription_charges_one_first_month on subscription_charges (fan_id, creator_id) where is_first_month;

-- When the fan is told of what the next month costs, as it is not what the last one did (P347).
alter table subscriptions add column remind_at timestamptz;
create index subscriptions_to_remind on subscriptions (remind_at) where remind_at is not null;
