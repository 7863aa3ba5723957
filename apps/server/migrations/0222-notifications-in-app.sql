-- What people are told of in the app (P443): a kind and ids, the words are made by who reads. New posts are none of these: they are looked
-- up for each reader, as a post with a hundred thousand followers would write a row for each.
create table notifications (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references users (id),
  -- No list of kinds here: the code has it, and a release before reads those it knows.
  kind text not null,
  -- What makes it one: the post whose likes these are, the day of these followers, the tip.
  group_key text not null,
  -- Where it leads.
  subject_id uuid,
  credits int,
  -- Of the last that was added to it.
  at timestamptz not null,
  read_at timestamptz,
  constraint notifications_once unique (person_id, kind, group_key)
);
create index notifications_of on notifications (person_id, at desc, id desc);
create index notifications_unread on notifications (person_id) where read_at is null;
create index notifications_by_age on notifications (at);

-- Who did it. Whoever took it back stays, so that doing it again tells of nothing new.
create table notification_actors (
  notification_id uuid not null references notifications (id) on delete cascade,
  actor_id uuid not null references users (id),
  at timestamptz not null,
  is_gone boolean not null default false,
  primary key (notification_id, actor_id)
);
create index notification_actors_of on notification_actors (actor_id);

alter table notification_settings
  add column in_app_off text[] not null default '{}',
  -- New posts up to here were seen.
  add column posts_read_until timestamptz;
