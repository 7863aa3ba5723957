-- Clicks on referral links: one per link, visitor and Philippine day. A visitor is a hash with the salt of the day, which is
-- thrown away with the day, so that nobody can be followed from one day to the next, or found out afterwards.
create table affiliate_clicks (
  affiliate_id uuid not null references users (id),
  day date not null,
  visitor bytea not null check (length(visitor) = 32),
  primary key (affiliate_id, day, visitor)
);

create table affiliate_salts (
  day date primary key,
  salt bytea not null check (length(salt) = 32)
);
