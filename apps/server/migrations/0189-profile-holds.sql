-- What of a profile has a keyword of severity 3 waits here for a look (P369), and others see the field as if it were empty: the column of
-- `users`, or the link, holds only what everybody may read. A row stays with how it was decided, for its person's account is there.
create table profile_holds (
  -- Where it stands in the queue. Another text in its place is another row to decide about, with an id of its own.
  id uuid primary key,
  user_id uuid not null references users (id),
  field text not null check (length(field) between 1 and 40),
  value text not null check (length(value) between 1 and 2000),
  flagged_keywords text[] not null,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'cleared')),
  created_at timestamptz not null,
  decided_by uuid references users (id),
  decided_at timestamptz,
  check ((status = 'waiting') = (decided_at is null))
);
create unique index profile_holds_one_waits on profile_holds (user_id, field) where status = 'waiting';
create index profile_holds_by_status on profile_holds (status, id);
create index profile_holds_of on profile_holds (user_id, field, id desc);
