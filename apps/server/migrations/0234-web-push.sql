-- Devices that are told by web push (P464), and what they were told (P465).

-- The one pair by which browsers know that it is us (RFC 8292), made once; another would end every subscription.
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  sealed bytea not null
);

-- A browser of a session: signed out, or ended in any other way, it is told no more.
create table push_devices (
  id uuid primary key,
  person_id uuid not null references users (id),
  session_id uuid not null unique references sessions (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_devices_person on push_devices (person_id, created_at);

create table push_settings (
  person_id uuid primary key references users (id),
  turned_off text[] not null default '{}',
  -- Whole hours of Philippine time.
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_to smallint check (quiet_to between 0 and 23),
  changed_at timestamptz not null,
  check ((quiet_from is null) = (quiet_to is null))
);

-- What somebody's devices were told last of each thing.
create table pushes (
  person_id uuid not null references users (id),
  -- A row of notifications, or a conversation.
  subject_id uuid not null,
  at timestamptz not null,
  primary key (person_id, subject_id)
);
create index pushes_by_age on pushes (at);
