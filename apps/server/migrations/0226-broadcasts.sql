-- Messages to many (P450): what is said is one row, and each receiver's message points at it.

create table broadcasts (
  id uuid primary key,
  creator_id uuid not null references users (id),
  -- The device's own name for it: sent twice, it is one.
  client_id uuid not null,
  -- Null where it has files alone, and once nobody has it any more.
  text text check (char_length(text) between 1 and 4000),
  price integer check (price between 1 and 10000),
  files_count smallint not null default 0 check (files_count between 0 and 10),
  audience text not null check (audience in ('all', 'subscribers', 'followers', 'expired')),
  exclude text[] not null default '{}' check (exclude <@ array['subscribers', 'followers', 'expired']),
  state text not null check (state in ('scheduled', 'sending', 'sent', 'cancelled', 'unsending', 'unsent')),
  created_at timestamptz not null,
  scheduled_at timestamptz,
  started_at timestamptz,
  -- When its job last did something: one that stands still is added anew.
  moved_at timestamptz not null,
  -- Up to which receiver it was sent, and up to which conversation it was unsent.
  sent_to uuid,
  unsent_to uuid,
  -- How many there were when it was begun, and have it.
  receivers_count integer not null default 0 check (receivers_count >= 0),
  sent_count integer not null default 0 check (sent_count >= 0),
  unique (creator_id, client_id),
  check (price is null or files_count > 0),
  check (state <> 'scheduled' or scheduled_at is not null)
);
create index broadcasts_newest on broadcasts (creator_id, id desc);
create index broadcasts_open on broadcasts (state) where state in ('scheduled', 'sending', 'unsending');

-- Its price and the number of its files are kept with the message as well: what is paid for is a message (P433).
alter table messages
  add column broadcast_id uuid references broadcasts (id),
  drop constraint messages_say_something,
  add constraint messages_say_something
    check (state not in ('sent', 'in_review') or text is not null or files_count > 0 or broadcast_id is not null);
create unique index messages_broadcast on messages (broadcast_id, conversation_id) where broadcast_id is not null;

alter table message_files
  add column broadcast_id uuid references broadcasts (id),
  add constraint message_files_of_one check (message_id is null or broadcast_id is null);
create unique index message_files_broadcast on message_files (broadcast_id, place) where broadcast_id is not null;
