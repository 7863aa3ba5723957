-- Payouts: where creators want their money, what they asked for, and what became of it. Accounts of people are sealed, as a
-- backup must not tell them; the last characters are kept to tell one from another.
create table payout_settings (
  creator_id uuid primary key references users (id),
  method text not null check (method in ('gcash', 'bank_transfer')),
  sealed bytea not null,
  last_characters text not null check (length(last_characters) <= 4),
  updated_at timestamptz not null
);

create table payouts (
  id uuid primary key,
  creator_id uuid not null references users (id),
  bucket text not null check (bucket in ('earnings', 'affiliate')),
  centavos bigint not null check (centavos > 0),
  status text not null check (status in ('pending', 'approved', 'rejected', 'paid', 'failed')),
  -- As they were when it was asked for: a later change of the settings must not send decided money elsewhere.
  method text not null check (method in ('gcash', 'bank_transfer')),
  sealed bytea not null,
  last_characters text not null,
  reason text check (length(reason) <= 500),
  requested_at timestamptz not null,
  decided_by uuid references users (id),
  decided_at timestamptz,
  finished_by uuid references users (id),
  finished_at timestamptz,
  check ((status = 'pending') = (decided_at is null)),
  check ((status in ('paid', 'failed')) = (finished_at is not null)),
  check (status not in ('rejected', 'failed') or reason is not null)
);
create unique index payouts_one_waits on payouts (creator_id, bucket) where status = 'pending';
create index payouts_creator on payouts (creator_id, id);
create index payouts_status on payouts (status, id);
