-- What a fan lets themselves spend in a day, a week or a month of the Philippine calendar (P690), and what follows where it was raised.
create table spending_limits (
  id uuid primary key,
  person_id uuid not null references users (id),
  period text not null check (period in ('day', 'week', 'month')),
  -- Null for none: it was lifted, or never was.
  credits integer check (credits > 0),
  -- From when on `credits` holds.
  set_at timestamptz not null,
  next_credits integer check (next_credits > 0),
  -- From when on `next_credits` holds instead; null where nothing follows.
  next_from timestamptz,
  check (next_from is not null or next_credits is null),
  constraint spending_limits_once unique (person_id, period)
);

-- A fan's newest pause of buying and spending (P691).
create table cool_offs (
  id uuid primary key,
  person_id uuid not null unique references users (id),
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at)
);
