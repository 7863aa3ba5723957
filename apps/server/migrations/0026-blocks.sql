-- Whom a creator has blocked (P138). Looked up by the pair wherever somebody asks for a creator.
create table blocks (
  id uuid primary key,
  blocker_id uuid not null references users (id),
  blocked_id uuid not null references users (id),
  created_at timestamptz not null,
  constraint blocks_pair unique (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_list on blocks (blocker_id, id);
create index blocks_blocked on blocks (blocked_id);
