-- Photos and videos in messages (P431), and messages whose files are paid for (P433).

-- A file that was uploaded for messages; of no message until one is sent with it.
create table message_files (
  media_id uuid primary key references media_items (id),
  message_id uuid references messages (id),
  place smallint not null default 0 check (place between 0 and 9),
  created_at timestamptz not null,
  unique (message_id, place)
);
create index message_files_unused on message_files (created_at) where message_id is null;

alter table messages
  -- Whole credits for its files; never changed while there are some.
  add column price integer check (price between 1 and 10000),
  -- Kept beside the message, so that lists need not look for files.
  add column files_count smallint not null default 0 check (files_count between 0 and 10),
  add constraint messages_price_is_of_files check (price is null or files_count > 0),
  drop constraint messages_check1,
  add constraint messages_say_something check (state not in ('sent', 'in_review') or text is not null or files_count > 0);

-- What a fan paid for. An unlock in the books, as one of a post is: `id` is its subject.
create table message_unlocks (
  id uuid primary key,
  message_id uuid not null unique references messages (id),
  fan_id uuid not null references users (id),
  creator_id uuid not null references users (id),
  credits integer not null check (credits > 0),
  created_at timestamptz not null,
  check (fan_id <> creator_id)
);
create index message_unlocks_fan on message_unlocks (fan_id, creator_id);
create index message_unlocks_newest on message_unlocks (fan_id, created_at desc, message_id desc);
create index message_unlocks_creator on message_unlocks (creator_id, created_at);
create trigger message_unlocks_keep_creator_fan after insert or delete on message_unlocks
  for each row execute function keep_creator_fan('1');

create or replace view sales as
  select 'unlock' as reason, u.id, u.fan_id, p.creator_id, u.credits from unlocks u join posts p on p.id = u.post_id
  union all
  select 'subscription', id, fan_id, creator_id, credits from subscription_charges
  union all
  select 'tip', id, fan_id, creator_id, credits from tips
  union all
  select 'unlock', id, fan_id, creator_id, credits from message_unlocks;
