-- Refunds that fans ask for and admins decide (P226 to P229): one for each purchase. While nobody has decided, `decision` is
-- null; so it is again after the provider refused to pay back what had been approved, and the credits came back.
create table refund_requests (
  id uuid primary key,
  purchase_id uuid not null references purchases (id),
  fan_id uuid not null references users (id),
  -- Why, in the fan's words; empty where nothing was said.
  reason text not null check (length(reason) <= 500),
  credits integer not null check (credits > 0),
  amount_centavos bigint not null check (amount_centavos > 0),
  -- Which took the money, and gives it back.
  provider text not null,
  asked_at timestamptz not null,
  decision text check (decision in ('approved', 'declined')),
  -- For the fan to read.
  answer text check (length(answer) <= 500),
  decided_at timestamptz,
  decided_by uuid references users (id),
  -- What is in the books since it was approved; its id is the key under which the provider pays back once.
  refund_id uuid unique references refunds (id),
  -- When the provider is asked again, and how often it was.
  next_check_at timestamptz,
  checks integer not null default 0,
  -- The provider's own id, and when it took the refund on; it may pay later.
  provider_refund_id text,
  accepted_at timestamptz,
  -- What kept it from being paid back the last time, in the provider's codes; for admins.
  problem text check (length(problem) <= 500),
  -- The provider refused for good: decided anew.
  refused_at timestamptz,
  paid_back_at timestamptz,
  check ((decision is null) = (decided_at is null)),
  check ((decision is null) = (decided_by is null)),
  check ((decision is not distinct from 'approved') = (refund_id is not null)),
  -- Who is not paid back yet is asked about again.
  check ((next_check_at is not null) = (refund_id is not null and paid_back_at is null)),
  check (paid_back_at is null or refund_id is not null)
);
create unique index refund_requests_one_each on refund_requests (purchase_id);
-- Nearly all are decided: those are found by their key.
create index refund_requests_open on refund_requests (id) where decision is null;
create index refund_requests_of on refund_requests (fan_id, id);
create index refund_requests_due on refund_requests (provider, next_check_at) where next_check_at is not null;

-- A refund that its provider refused is taken back in the books by a reversal, and counts no more.
alter table refunds add column undone_at timestamptz;
