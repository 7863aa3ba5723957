-- A creator's own lists of fans (P461): by hand, or by a rule that is asked anew each time.
create table fan_lists (
  id uuid primary key,
  creator_id uuid not null references users (id),
  name text not null check (char_length(name) between 1 and 60),
  kind text not null check (kind in ('by_hand', 'spent', 'subscribed')),
  -- Of `spent`: at least so many, within the days.
  credits integer check (credits between 1 and 1000000),
  -- Of `subscribed`: for at least so many.
  days smallint check (days between 1 and 365),
  created_at timestamptz not null,
  check ((kind = 'by_hand') = (days is null)),
  check ((kind = 'spent') = (credits is not null))
);
create unique index fan_lists_name on fan_lists (creator_id, lower(name));

create table fan_list_members (
  list_id uuid not null references fan_lists (id) on delete cascade,
  fan_id uuid not null references users (id),
  added_at timestamptz not null,
  primary key (list_id, fan_id)
);
create index fan_list_members_fan on fan_list_members (fan_id);

-- Messages to many go to a list, and leave lists out (P462).
alter table broadcasts
  -- Null once it was removed; what it was called stays, for its creator.
  add column list_id uuid references fan_lists (id) on delete set null,
  add column list_name text,
  add column exclude_lists uuid[] not null default '{}',
  drop constraint broadcasts_audience_check,
  add constraint broadcasts_audience_check check (audience in ('all', 'subscribers', 'followers', 'expired', 'top_spenders', 'list')),
  add constraint broadcasts_list_is_named check ((audience = 'list') = (list_name is not null));
create index broadcasts_list on broadcasts (list_id) where list_id is not null;
