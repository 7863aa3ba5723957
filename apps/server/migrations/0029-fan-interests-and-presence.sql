-- What a fan said to be interested in, and whether they have put their first steps away (P142).
create table fan_interests (
  fan_id uuid primary key references users (id),
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  put_away_at timestamptz
);

-- Whether others see that somebody is here (P143).
alter table users add column shows_online boolean not null default true;
