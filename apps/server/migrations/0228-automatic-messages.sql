-- Messages that a creator writes once, for each new subscriber and for whose paid subscription ended (P456, P457).

create table automatic_messages (
  id uuid not null unique default gen_random_uuid(),
  creator_id uuid not null references users (id),
  kind text not null check (kind in ('welcome', 'ended')),
  -- Stays while it is off; null where there is none.
  text text check (char_length(text) between 1 and 4000),
  is_on boolean not null,
  updated_at timestamptz not null,
  primary key (creator_id, kind),
  check (not is_on or text is not null)
);

-- Who is owed one, written where somebody subscribes or has ended. Taken out once it was sent or passed over; only that somebody was welcomed stays.
create table automatic_sends (
  id uuid primary key default gen_random_uuid(),
  creator_id uuid not null references users (id),
  fan_id uuid not null references users (id),
  kind text not null check (kind in ('welcome', 'ended')),
  owed_at timestamptz not null,
  -- Later than owed where it failed.
  due_at timestamptz not null,
  sent_at timestamptz,
  check (sent_at is null or kind = 'welcome')
);
create index automatic_sends_due on automatic_sends (due_at) where sent_at is null;
create index automatic_sends_fan on automatic_sends (fan_id);
-- Not of those that wait: whoever subscribes would wait for another here.
create unique index automatic_sends_welcomed on automatic_sends (creator_id, fan_id) where sent_at is not null;
