-- What people are told of by mail because they want to be (P210 to P214). Everything is on until it is turned off, so a person
-- without a row has turned nothing off.
create table notification_settings (
  person_id uuid primary key references users (id),
  turned_off text[] not null check (turned_off <@ array['new_subscriber', 'tip', 'comment', 'new_post']),
  changed_at timestamptz not null
);

-- What a creator has yet to be told of, or was told of lately: ids and no words, which are looked up when the mail is written.
-- New posts are none of these: of a post with a hundred thousand readers nothing is kept for each.
create table notices (
  id uuid primary key,
  person_id uuid not null references users (id),
  kind text not null check (kind in ('new_subscriber', 'tip', 'comment')),
  -- The tip, the comment, or the fan who subscribed.
  subject_id uuid not null,
  at timestamptz not null,
  -- Waits for the next minute, or for the mail of the day, or has a mail of its own in the queue.
  state text not null check (state in ('at_once', 'gathered', 'queued')),
  queued_at timestamptz,
  check ((state = 'queued') = (queued_at is not null))
);
create index notices_at_once on notices (id) where state = 'at_once';
create index notices_gathered on notices (kind, person_id, at) where state = 'gathered';
create index notices_of on notices (person_id, kind, queued_at);
create index notices_old on notices (at);

-- The mails of a day, of one kind: what happened in a time, and how far the people have been gone through, in the order of
-- their ids. Whoever goes on with it locks its row, so that each is queued once.
create table digests (
  kind text not null check (kind in ('new_subscriber', 'tip', 'comment', 'new_post')),
  -- The Philippine day in whose evening they go out.
  day date not null,
  since timestamptz not null,
  until timestamptz not null,
  reached uuid,
  done_at timestamptz,
  primary key (kind, day),
  check (since < until)
);
create index digests_under_way on digests (kind) where done_at is null;
