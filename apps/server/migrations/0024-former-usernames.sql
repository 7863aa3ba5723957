-- Usernames that somebody has given up (P132): for ninety days the old address leads to the new one, and nobody else gets it.
create table former_usernames (
  id uuid primary key,
  -- In lower case.
  username text not null,
  user_id uuid not null references users (id),
  held_until timestamptz not null
);
create unique index former_usernames_username on former_usernames (username);
create index former_usernames_user on former_usernames (user_id);
create index former_usernames_held on former_usernames (held_until);
