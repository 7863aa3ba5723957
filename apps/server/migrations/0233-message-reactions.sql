-- How the two of a conversation reacted to its messages (P463), one each.
create table message_reactions (
  message_id uuid not null references messages (id) on delete cascade,
  person_id uuid not null references users (id),
  reaction text not null,
  created_at timestamptz not null,
  primary key (message_id, person_id)
);
create index message_reactions_person on message_reactions (person_id);
