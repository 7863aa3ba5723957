-- Live streams (P620 to P647). What is sent is nowhere here: this says what a stream is, who may, what was paid and what was said.
create table live_streams (
  id uuid primary key,
  creator_id uuid not null references users (id),
  title text not null check (char_length(title) <= 120),
  audience text not null check (audience in ('everyone', 'followers', 'subscribers', 'ticket')),
  -- Whole credits.
  ticket_price integer check (ticket_price between 1 and 10000),
  is_nsfw boolean not null,
  goal_credits integer check (goal_credits between 1 and 1000000),
  goal_text text not null default '' check (char_length(goal_text) <= 80),
  -- What its tips add up to, kept with them: every look at the stream asks for it.
  reached_credits bigint not null default 0 check (reached_credits >= 0),
  state text not null check (state in ('scheduled', 'running', 'ended')),
  -- Null where it is ready to begin and no time was said.
  scheduled_at timestamptz,
  started_at timestamptz,
  -- When the carrier of streams last heard of it, and who was there then.
  last_part_at timestamptz,
  -- When it last said that it carries it at all, with parts or without.
  heard_at timestamptz,
  viewers_count integer not null default 0 check (viewers_count >= 0),
  peak_viewers integer not null default 0 check (peak_viewers >= 0),
  -- Who sends it: one more each time that somebody begins it or takes it over.
  generation integer not null default 0,
  ended_at timestamptz,
  ended_why text check (ended_why in ('host', 'lost', 'staff', 'never_came')),
  -- Lost with whoever carried it, and not by its host: tickets come back.
  is_carrier_lost boolean not null default false,
  -- Whether people were told that it is on, and that it will be.
  told_started_at timestamptz,
  reminded_at timestamptz,
  replay text not null default 'none' check (replay in ('none', 'free', 'subscribers', 'paid')),
  replay_price integer check (replay_price between 1 and 10000),
  replay_post_id uuid references posts (id),
  slow_seconds smallint not null default 0 check (slow_seconds between 0 and 60),
  subscribers_only boolean not null default false,
  pinned text check (char_length(pinned) <= 200),
  -- The place of the last line of its chat.
  last_seq integer not null default 0 check (last_seq >= 0),
  -- The last warning of staff to its host.
  warning text check (char_length(warning) <= 200),
  warned_at timestamptz,
  warnings_count integer not null default 0,
  -- One of a creator whose uploads are looked at first, until staff has looked at it.
  is_flagged boolean not null default false,
  still_at timestamptz,
  -- Of what is shown of the last still: another name for each.
  still_key uuid,
  created_at timestamptz not null,
  -- Once nothing of what was said or shown is left.
  purged_at timestamptz,
  constraint live_streams_price check ((audience = 'ticket') = (ticket_price is not null)),
  constraint live_streams_replay_price check ((replay = 'paid') = (replay_price is not null)),
  constraint live_streams_goal check ((goal_credits is null) = (goal_text = '')),
  constraint live_streams_times check (case state
    when 'scheduled' then started_at is null and ended_at is null
    when 'running' then started_at is not null and ended_at is null
    else ended_at is not null end and (ended_at is null) = (ended_why is null))
);
create unique index live_streams_one_runs on live_streams (creator_id) where state = 'running';
create index live_streams_running on live_streams (id) where state = 'running';
create index live_streams_planned on live_streams (scheduled_at, id) where state = 'scheduled';
create index live_streams_of on live_streams (creator_id, id desc);
create index live_streams_to_purge on live_streams (ended_at) where state = 'ended' and purged_at is null;

-- Who can be seen or heard in a stream, sealed: their name and date of birth are for staff alone.
create table live_people (
  id uuid primary key,
  live_id uuid not null references live_streams (id),
  place smallint not null check (place between 0 and 9),
  is_host boolean not null,
  sealed bytea not null,
  created_at timestamptz not null,
  unique (live_id, place)
);

-- Who paid to watch. An unlock in the books: `id` is its subject.
create table live_tickets (
  id uuid primary key,
  live_id uuid not null references live_streams (id),
  fan_id uuid not null references users (id),
  creator_id uuid not null references users (id),
  credits integer not null check (credits > 0),
  created_at timestamptz not null,
  unique (live_id, fan_id),
  check (fan_id <> creator_id)
);
create index live_tickets_fan on live_tickets (fan_id, creator_id);
create index live_tickets_creator on live_tickets (creator_id, created_at);
create trigger live_tickets_keep_creator_fan after insert or delete on live_tickets
  for each row execute function keep_creator_fan('1');

create or replace view sales as
  select 'unlock' as reason, u.id, u.fan_id, p.creator_id, u.credits from unlocks u join posts p on p.id = u.post_id
  union all
  select 'subscription', id, fan_id, creator_id, credits from subscription_charges
  union all
  select 'tip', id, fan_id, creator_id, credits from tips
  union all
  select 'unlock', id, fan_id, creator_id, credits from message_unlocks
  union all
  select 'unlock', id, fan_id, creator_id, credits from live_tickets;

alter table tips
  -- The stream that it was sent on; null for any other.
  add column live_id uuid references live_streams (id);
create index tips_live on tips (live_id) where live_id is not null;

-- What is said in a stream. Its places have no gap, as the stream is locked while one is taken.
create table live_lines (
  id uuid primary key,
  live_id uuid not null references live_streams (id),
  seq integer not null check (seq > 0),
  -- Null for a goal that was reached.
  author_id uuid references users (id),
  -- The name that its writer's device gave it.
  client_id uuid,
  kind text not null check (kind in ('text', 'tip', 'ticket', 'goal')),
  text text not null check (char_length(text) <= 500),
  credits integer check (credits > 0),
  -- Deferred: the tip is written last, together with what is booked for it.
  tip_id uuid references tips (id) deferrable initially deferred,
  state text not null check (state in ('sent', 'in_review', 'removed')),
  created_at timestamptz not null,
  removed_at timestamptz,
  unique (live_id, seq),
  check ((kind = 'goal') = (author_id is null)),
  check ((kind = 'tip') = (tip_id is not null)),
  check ((state = 'removed') = (removed_at is not null))
);
create unique index live_lines_client on live_lines (author_id, client_id) where client_id is not null;
create unique index live_lines_tip on live_lines (tip_id) where tip_id is not null;
create index live_lines_removed on live_lines (live_id, removed_at) where removed_at is not null;
create index live_lines_of on live_lines (author_id, live_id, created_at desc);

create table live_reminders (
  live_id uuid not null references live_streams (id),
  person_id uuid not null references users (id),
  created_at timestamptz not null,
  primary key (live_id, person_id)
);
create index live_reminders_of on live_reminders (person_id);

-- Who keeps a creator's chats in order for them.
create table live_moderators (
  creator_id uuid not null references users (id),
  person_id uuid not null references users (id),
  created_at timestamptz not null,
  primary key (creator_id, person_id)
);
create index live_moderators_of on live_moderators (person_id);

-- Who may not write in a stream.
create table live_muted (
  live_id uuid not null references live_streams (id),
  person_id uuid not null references users (id),
  created_at timestamptz not null,
  primary key (live_id, person_id)
);
create index live_muted_of on live_muted (person_id);

-- Words that a creator wants in none of their chats.
create table live_muted_words (
  creator_id uuid primary key references users (id),
  words text[] not null check (cardinality(words) <= 50)
);

-- The last minute of a stream, kept for staff where it was cut or reported.
create table live_evidence (
  id uuid primary key,
  live_id uuid not null references live_streams (id),
  why text not null check (why in ('cut', 'report')),
  bytes bigint not null check (bytes > 0),
  created_at timestamptz not null,
  kept_until timestamptz not null
);
create index live_evidence_of on live_evidence (live_id, id);
create index live_evidence_ends on live_evidence (kept_until);

-- Tickets come back where their stream never was one (P630); a stream and its lines are reported, held and counted as other things are.
alter table restitutions drop constraint restitutions_cause_check;
alter table restitutions add constraint restitutions_cause_check
  check (cause in ('banned', 'left', 'post_removed', 'live_failed'));
alter table reports drop constraint reports_subject_type_check;
alter table reports add constraint reports_subject_type_check
  check (subject_type in ('post', 'profile', 'comment', 'message', 'live', 'live_line'));
alter table sanctions drop constraint sanctions_subject_type_check;
alter table sanctions add constraint sanctions_subject_type_check
  check (subject_type in ('post', 'profile', 'comment', 'message', 'live', 'live_line'));
alter table content_reviews drop constraint content_reviews_content_type_check;
alter table content_reviews add constraint content_reviews_content_type_check
  check (content_type in ('post', 'comment', 'message', 'live_line'));
alter table keyword_hits drop constraint keyword_hits_content_type_check;
alter table keyword_hits add constraint keyword_hits_content_type_check
  check (content_type in ('post', 'comment', 'message', 'live_line', 'name', 'bio', 'link'));

-- A report of a stream that runs stands before all others.
alter table reports add column is_urgent boolean not null default false;
create function report_rank(is_urgent boolean, is_last boolean) returns integer language sql immutable parallel safe
  return case when is_urgent then 0 when is_last then 2 else 1 end;
create index reports_waiting_ranked on reports (report_rank(is_urgent, is_last), id) where status = 'pending';
create index reports_waiting_ranked_of_type on reports (report_type, report_rank(is_urgent, is_last), id) where status = 'pending';
create index reports_waiting_ranked_about on reports (reported_user_id, report_rank(is_urgent, is_last), id) where status = 'pending';
