-- What a creator calls a fan and notes of them (P459), for the creator alone.
create table fan_notes (
  creator_id uuid not null references users (id),
  fan_id uuid not null references users (id),
  nickname text not null check (length(nickname) <= 60),
  note text not null check (length(note) <= 2000),
  updated_at timestamptz not null,
  primary key (creator_id, fan_id),
  check (nickname <> '' or note <> '')
);
create index fan_notes_fan on fan_notes (fan_id);
