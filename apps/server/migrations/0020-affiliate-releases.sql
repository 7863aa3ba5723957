-- What a referrer earned on a Philippine day is held for 30 days and then theirs to ask for (P21, P22): one row and one entry for
-- each referrer and day.
create table affiliate_releases (
  id uuid primary key,
  affiliate_id uuid not null references users (id),
  day date not null,
  centavos bigint not null check (centavos > 0),
  released_at timestamptz not null,
  unique (affiliate_id, day)
);
