-- What payers complain of at their provider (P214). A row is one taking: what a dispute took is given back when it is won, or
-- when its amount turns out to be another (`corrected`), and what it takes after that is a row of its own.
create table disputes (
  id uuid primary key,
  purchase_id uuid not null references purchases (id),
  fan_id uuid not null references users (id),
  provider text not null,
  capture_id text not null,
  provider_dispute_id text not null,
  state text not null check (state in ('open', 'won', 'lost', 'corrected')),
  -- The provider's code.
  reason text check (length(reason) <= 255),
  -- What the payer wants back, in the provider's word.
  amount_centavos bigint not null check (amount_centavos >= 0),
  fee_centavos bigint check (fee_centavos >= 0),
  -- What it took of the purchase: never more than was left of it.
  taken_centavos bigint not null check (taken_centavos between 0 and amount_centavos),
  taken_credits integer not null check (taken_credits >= 0),
  -- Credits that it would have taken, and that were spent.
  spent_credits integer not null check (spent_credits >= 0),
  debt_centavos bigint not null check (debt_centavos between 0 and taken_centavos),
  -- There was nobody left to owe it.
  is_loss boolean not null,
  respond_by timestamptz,
  opened_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- When the provider was asked whose answer this is: an older answer changes nothing.
  seen_at timestamptz not null,
  next_check_at timestamptz,
  checks integer not null default 0,
  -- What it means for the account of who paid was decided.
  payer_judged_at timestamptz,
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'open') = (next_check_at is not null))
);
-- One dispute may be about several payments.
create unique index disputes_standing on disputes (provider, provider_dispute_id, capture_id) where state in ('open', 'lost');
create index disputes_at_provider on disputes (provider, provider_dispute_id, capture_id, id desc);
create index disputes_capture on disputes (provider, capture_id) where state in ('open', 'lost');
create index disputes_purchase on disputes (purchase_id);
create index disputes_fan on disputes (fan_id, id desc);
create index disputes_listed on disputes (id desc) where state <> 'corrected';
create index disputes_due on disputes (provider, next_check_at) where state = 'open';

-- Refunds that a person made at the provider are found there: of spent credits nothing is left to take.
alter table refunds
  drop constraint refunds_credits_check,
  add constraint refunds_credits_check check (credits >= 0),
  add column provider_refund_id text,
  add column spent_credits integer not null default 0 check (spent_credits >= 0),
  add column debt_centavos bigint not null default 0 check (debt_centavos between 0 and amount_centavos),
  add column is_loss boolean not null default false;
create unique index refunds_at_provider on refunds (purchase_id, provider_refund_id);

-- How far a dispute had come, in the words of the event.
alter table webhook_events add column stage text check (stage in ('opened', 'updated', 'won', 'lost'));
create index webhook_events_capture on webhook_events (provider, capture_id) where status = 'queued' and capture_id is not null;

-- Nobody where a rule of the product decided.
alter table admin_actions alter column actor_id drop not null;
