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
  -- From then on both may write, until somebody blocks.
  answered_at timestamptz,
  created_at timestamptz not null,
  check (low_id < high_id),
  check (started_by in (low_id, high_id)),
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
  unique (conversation_id, seq),
  unique (sender_id, client_id),
  check (reply_to_seq < seq)
);

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
