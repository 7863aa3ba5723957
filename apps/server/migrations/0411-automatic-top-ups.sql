-- Fans who agreed once that credits are bought for them when they run low (P789), for how much each time and a month.
create table auto_top_ups (
  fan_id uuid primary key references users (id),
  -- `waiting` until they agreed on their provider's page; `paused` until they turn it on anew.
  status text not null check (status in ('waiting', 'on', 'paused')),
  paused_because text check (paused_because in ('declined', 'price')),
  threshold_credits integer not null check (threshold_credits between 1 and 10000),
  package_id text not null,
  -- What they agreed to: a pack that costs anything else is not bought.
  price_centavos bigint not null check (price_centavos > 0),
  monthly_limit_centavos bigint not null check (monthly_limit_centavos >= price_centavos),
  provider text not null,
  setup_id text not null,
  approval_url text not null,
  -- By which they are charged: worth nothing without our own secret.
  payer_token text,
  next_try_at timestamptz not null,
  agreed_at timestamptz,
  changed_at timestamptz not null,
  check ((status = 'waiting') = (payer_token is null) and (payer_token is null) = (agreed_at is null)),
  check ((status = 'paused') = (paused_because is not null))
);
create index auto_top_ups_on on auto_top_ups (next_try_at) where status = 'on';

-- Each purchase that was begun by itself, and by what its fan had agreed to.
create table auto_top_up_purchases (
  purchase_id uuid primary key references purchases (id),
  fan_id uuid not null references users (id),
  price_centavos bigint not null check (price_centavos > 0),
  monthly_limit_centavos bigint not null,
  created_at timestamptz not null
);
create index auto_top_up_purchases_fan on auto_top_up_purchases (fan_id, created_at);
create index auto_top_up_purchases_newest on auto_top_up_purchases (created_at);

-- Whose word was taken back with us, and not yet at their provider. Nobody's any more.
create table payers_to_forget (
  id uuid primary key,
  provider text not null,
  payer_token text not null,
  next_try_at timestamptz not null
);
create index payers_to_forget_due on payers_to_forget (next_try_at);
