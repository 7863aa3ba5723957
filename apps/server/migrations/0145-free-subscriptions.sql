-- A month with a creator may cost nothing (P345). Nothing is sold then, so that nothing is in the books: what was given without a
-- price is a row of its own, for good, as a charge is of what was paid.
alter table users drop constraint users_subscription_price_centavos_check,
  add constraint users_subscription_price_centavos_check check (subscription_price_centavos >= 0);
alter table subscriptions drop constraint subscriptions_agreed_centavos_check,
  add constraint subscriptions_agreed_centavos_check check (agreed_centavos >= 0),
  -- Since when the fan has subscribed without a gap, whatever was paid for it; null where the release before began it.
  add column since timestamptz;

create table free_months (
  id uuid primary key,
  fan_id uuid not null references users (id),
  creator_id uuid not null references users (id),
  -- `free`: a month at a price of 0; `trial`: the days before a first month that is paid.
  kind text not null check (kind in ('free', 'trial')),
  -- Of one that follows no other.
  is_first boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  check (fan_id <> creator_id),
  check (ends_at > starts_at)
);
create index free_months_pair on free_months (fan_id, creator_id, starts_at);
create index free_months_creator on free_months (creator_id, created_at) where is_first;
-- Once a person and creator (P347), whoever asks at the same time.
create unique index free_months_one_trial on free_months (fan_id, creator_id) where kind = 'trial';
