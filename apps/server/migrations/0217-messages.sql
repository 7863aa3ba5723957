-- Messages between a fan and a creator, or two creators (P421), and what happened to each person, in its order (P420).

-- The last number that was given to a person's events: locked while one is written, so that there is no gap.
create table event_cursors (
  person_id uuid primary key references users (id),
  last_cursor bigint not null check (last_cursor >= 0)
);
create table events (
  person_id uuid not null references users (id),
  cursor bigint not null check (cursor > 0),
  kind text not null check (kind in ('message', 'message_removed', 'conversation_read', 'conversation')),
  conversation_id uuid not null,
  seq int,
  created_at timestamptz not null,
  primary key (person_id, cursor)
);
create index events_by_age on events (created_at);

create table conversations (
  id uuid primary key,
  -- The two, the lower id first: one conversation for each two people.
  low_id uuid not null references users (id),
  high_id uuid not null references users (id),
  started_by uuid not null references users (id),
  -- Locked while something is written, so that messages have no gap.
  last_seq int not null default 0 check (last_seq >= 0),
  -- When the first message appeared to both; who wrote it is `started_by` from then on.
  begun_at timestamptz,
  -- When the other's first one did: from then on both may write, unless one blocks the other.
  answered_at timestamptz,
  created_at timestamptz not null,
  check (low_id < high_id),
  check (started_by in (low_id, high_id)),
  check (answered_at is null or begun_at is not null),
  unique (low_id, high_id)
);
create index conversations_high on conversations (high_id);
create index conversations_started on conversations (started_by, created_at desc);

-- How a conversation stands for each of its two.
create table conversation_sides (
  conversation_id uuid not null references conversations (id),
  person_id uuid not null references users (id),
  read_seq int not null default 0 check (read_seq >= 0),
  unread_count int not null default 0 check (unread_count >= 0),
  is_muted boolean not null default false,
  is_restricted boolean not null default false,
  -- When something came last; null while nothing was written that this person may see.
  last_at timestamptz,
  primary key (conversation_id, person_id)
);
create index conversation_sides_inbox on conversation_sides (person_id, last_at desc, conversation_id desc)
  where last_at is not null;
create index conversation_sides_unread on conversation_sides (person_id) where unread_count > 0;

create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations (id),
  seq int not null check (seq > 0),
  sender_id uuid not null references users (id),
  -- The device's own name for it: sent twice, it is one message.
  client_id uuid not null,
  text text check (char_length(text) between 1 and 4000),
  reply_to_seq int,
  state text not null default 'sent' check (state in ('sent', 'in_review', 'unsent', 'removed')),
  created_at timestamptz not null,
  -- When it first appeared to the other; null for what staff has not let through.
  shown_at timestamptz,
  -- It appeared behind what the other had read, and was not read since.
  is_late boolean not null default false,
  unique (conversation_id, seq),
  constraint messages_client unique (sender_id, client_id),
  check (reply_to_seq < seq),
  check (state not in ('sent', 'in_review') or text is not null),
  check (state <> 'unsent' or text is null),
  check (state <> 'sent' or shown_at is not null)
);
create index messages_sender on messages (sender_id, id);
create index messages_late on messages (conversation_id) where is_late;

-- What somebody deleted for themselves alone.
create table hidden_messages (
  person_id uuid not null references users (id),
  message_id uuid not null references messages (id),
  created_at timestamptz not null,
  primary key (person_id, message_id)
);
create index hidden_messages_message on hidden_messages (message_id);

create table message_settings (
  person_id uuid primary key references users (id),
  first_writers text not null default 'followers'
    check (first_writers in ('everyone', 'followers', 'subscribers', 'tippers', 'nobody')),
  tip_credits int not null default 100 check (tip_credits > 0),
  shows_read boolean not null default true
);

-- What somebody tipped a creator in all (P422).
create index tips_pair on tips (creator_id, fan_id);

-- A message is held, and removed, as a comment is (P428).
alter table content_reviews drop constraint content_reviews_content_type_check;
alter table content_reviews add constraint content_reviews_content_type_check
  check (content_type in ('post', 'comment', 'message'));
alter table keyword_hits drop constraint keyword_hits_content_type_check;
alter table keyword_hits add constraint keyword_hits_content_type_check
  check (content_type in ('post', 'comment', 'message', 'name', 'bio', 'link'));
alter table sanctions drop constraint sanctions_subject_type_check;
alter table sanctions add constraint sanctions_subject_type_check
  check (subject_type in ('post', 'profile', 'comment', 'message'));
