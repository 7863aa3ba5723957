-- Buying credits: the intent is recorded before the provider is called, and settled once (decisions 14-16).
create table purchases (
  id uuid primary key,
  fan_id uuid not null references users (id),
  status text not null check (status in ('pending', 'completed', 'declined', 'cancelled', 'expired')),
  provider text not null check (provider in ('paypal', 'paymongo')),
  payment_method text not null check (payment_method in ('paypal', 'gcash', 'maya', 'card')),
  package_id text,
  base_credits integer not null check (base_credits > 0),
  bonus_credits integer not null check (bonus_credits >= 0),
  centavos_per_credit integer not null check (centavos_per_credit > 0),
  original_centavos bigint not null check (original_centavos >= 0),
  final_centavos bigint not null check (final_centavos >= 0 and final_centavos <= original_centavos),
  provider_order_id text,
  approval_url text,
  capture_id text,
  reason text,
  idempotency_key text,
  created_at timestamptz not null,
  settled_at timestamptz,
  next_check_at timestamptz,
  checks integer not null default 0,
  check ((status = 'completed') = (capture_id is not null)),
  check (status <> 'pending' or next_check_at is not null)
);
create unique index purchases_order on purchases (provider, provider_order_id) where provider_order_id is not null;
create unique index purchases_capture on purchases (provider, capture_id) where capture_id is not null;
create unique index purchases_idempotency on purchases (fan_id, idempotency_key) where idempotency_key is not null;
create index purchases_fan on purchases (fan_id, id desc);
create index purchases_due on purchases (next_check_at) where next_check_at is not null;

-- Authentic webhooks, once each; the rest of a delivery is not kept.
create table webhook_events (
  provider text not null,
  event_id text not null,
  order_id text,
  kind text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index webhook_events_age on webhook_events (received_at);
