-- Wrong codes of the second factor slow down for good (P111): counted by person, and apart for each device that has given a right
-- one. A row goes with a right code, and with nothing else: neither with time nor with another session or address.
create table code_waits (
  user_id uuid not null references users (id) on delete cascade,
  -- The id of a known device; empty for everybody else together.
  guesser text not null check (length(guesser) <= 30),
  wrong integer not null check (wrong > 0),
  rests_until timestamptz,
  primary key (user_id, guesser)
);
