-- A purchase is what a fan asked for; each order at a provider is a payment attempt of its own, asked about for as long as
-- the provider could still capture it, whatever became of the purchase. Webhooks and the provider's own list of captures
-- are kept, so that its word can be compared with ours. Providers and methods are the code's to name, not the schema's.
create table payment_attempts (
  id uuid primary key,
  purchase_id uuid not null references purchases (id),
  provider text not null,
  payment_method text not null,
  amount_centavos bigint not null check (amount_centavos > 0),
  status text not null check (status in ('opening', 'open', 'held', 'captured', 'mismatch', 'declined', 'cancelled', 'expired', 'refunded')),
  order_id text,
  approval_url text,
  capture_id text,
  captured_centavos bigint check (captured_centavos > 0),
  captured_at timestamptz,
  -- The provider cannot capture it any more: nobody needs to ask again.
  is_final boolean not null default false,
  created_at timestamptz not null,
  next_check_at timestamptz,
  checks integer not null default 0,
  check ((status in ('captured', 'mismatch')) = (captured_centavos is not null)),
  check (status not in ('captured', 'mismatch') or capture_id is not null),
  -- Who may still be captured is asked about again.
  check (is_final or next_check_at is not null)
);
create index payment_attempts_purchase on payment_attempts (purchase_id, id desc);
create unique index payment_attempts_order on payment_attempts (provider, order_id) where order_id is not null;
create unique index payment_attempts_capture on payment_attempts (provider, capture_id) where capture_id is not null;
create index payment_attempts_due on payment_attempts (provider, next_check_at) where not is_final;

insert into payment_attempts (id, purchase_id, provider, payment_method, amount_centavos, status, order_id, approval_url, capture_id,
    captured_centavos, captured_at, is_final, created_at, next_check_at, checks)
  select gen_random_uuid(), id, provider, payment_method, final_centavos,
    case status when 'pending' then case when provider_order_id is null then 'opening' else 'open' end when 'completed' then 'captured' else status end,
    provider_order_id, approval_url, capture_id, case when status = 'completed' then final_centavos end,
    case when status = 'completed' then settled_at end, status = 'completed', created_at,
    -- Closed ones were never asked about again: they are now, from the next minute on.
    case when status <> 'completed' then coalesce(next_check_at, now()) end, checks
  from purchases where final_centavos > 0;

alter table purchases
  drop column provider,
  drop column provider_order_id,
  drop column approval_url,
  drop column capture_id,
  drop column next_check_at,
  drop column checks,
  drop constraint purchases_status_check,
  drop constraint purchases_payment_method_check,
  add column granted_credits integer check (granted_credits > 0),
  -- The rate had moved by a tenth or more, so that the money bought credits at the rate of its capture.
  add column is_requoted boolean not null default false,
  -- Of what was asked under `idempotency_key`: the key with anything else is refused, however old.
  add column request_hash bytea,
  add column correlation_id uuid;
update purchases set granted_credits = base_credits + bonus_credits where status = 'completed';
update purchases set correlation_id = id;
alter table purchases
  alter column correlation_id set not null,
  add constraint purchases_status check (status in ('pending', 'held', 'completed', 'declined', 'cancelled', 'expired', 'mismatch', 'refunded', 'disputed')),
  add constraint purchases_granted check ((status in ('completed', 'refunded', 'disputed')) = (granted_credits is not null)),
  add constraint purchases_key_has_request check (idempotency_key is null or request_hash is not null) not valid;

-- Parts of a purchase that went back; many a purchase, each with its own amounts.
create table refunds (
  id uuid primary key,
  purchase_id uuid not null references purchases (id),
  credits integer not null check (credits > 0),
  amount_centavos bigint not null check (amount_centavos > 0),
  created_at timestamptz not null
);
create index refunds_purchase on refunds (purchase_id);

alter table webhook_events
  -- AES-256-GCM with a key of its own; null for events from before they were kept and after their time.
  add column payload bytea,
  add column about text not null default 'order' check (about in ('order', 'refund', 'dispute', 'other')),
  add column capture_id text,
  -- `kept`: genuine, and nothing acts on it yet.
  add column status text not null default 'handled' check (status in ('queued', 'handled', 'kept', 'ignored'));
create index webhook_events_kept on webhook_events (received_at) where status = 'kept';

-- The provider's word: what it lists as captured, and the time that its lists have covered.
create table provider_captures (
  provider text not null,
  capture_id text not null,
  order_id text,
  purchase_id uuid,
  amount_centavos bigint not null,
  status text not null check (status in ('captured', 'held', 'refunded')),
  captured_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (provider, capture_id)
);
create table provider_listings (
  provider text primary key,
  covered_from timestamptz not null,
  covered_until timestamptz not null,
  check (covered_from <= covered_until)
);
