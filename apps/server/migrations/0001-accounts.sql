-- People, their sessions, and what guards the door. E-mail and username are unique without regard to case
-- (decision 4); tokens are kept as hashes only (decision 5). Settings that admins edit are one typed row.
create extension if not exists pg_trgm;

create table users (
  id uuid primary key,
  email text not null,
  username text not null,
  full_name text not null,
  password_hash text not null,
  user_type text not null check (user_type in ('fan', 'creator', 'admin')),
  date_of_birth date not null,
  bio text not null default '',
  location text not null default '',
  avatar_key text,
  cover_key text,
  kyc_status text not null default 'none' check (kyc_status in ('none', 'pending', 'approved', 'rejected')),
  status text not null default 'active' check (status in ('active', 'suspended', 'banned')),
  subscription_price_centavos integer check (subscription_price_centavos > 0),
  safe_mode boolean not null default true,
  referred_by uuid references users (id),
  -- What the referrer has had from this creator's earnings so far; kept, as the cap is checked at every sale.
  referral_earned_centavos bigint not null default 0 check (referral_earned_centavos >= 0),
  legal_consent_version text not null,
  legal_consent_at timestamptz not null,
  followers_count integer not null default 0 check (followers_count >= 0),
  subscribers_count integer not null default 0 check (subscribers_count >= 0),
  posts_count integer not null default 0 check (posts_count >= 0),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  check (referred_by is null or referred_by <> id)
);
create unique index users_email on users (lower(email));
create unique index users_username on users (lower(username));
create index users_referred_by on users (referred_by) where referred_by is not null;
-- The directory in each of its orders; only verified, active creators are listed.
create index creators_newest on users (id desc) where user_type = 'creator' and kyc_status = 'approved' and status = 'active';
create index creators_most_active on users (posts_count desc, id desc) where user_type = 'creator' and kyc_status = 'approved' and status = 'active';
create index creators_most_subscribers on users (subscribers_count desc, id desc) where user_type = 'creator' and kyc_status = 'approved' and status = 'active';
create index creators_popular on users (followers_count desc, id desc) where user_type = 'creator' and kyc_status = 'approved' and status = 'active';
create index creators_search on users using gin ((lower(full_name) || ' ' || lower(username)) gin_trgm_ops) where user_type = 'creator' and kyc_status = 'approved' and status = 'active';

create table sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_idle on sessions (last_used_at);

create table captcha_uses (
  challenge text primary key,
  expires_at timestamptz not null
);
create index captcha_uses_expiry on captcha_uses (expires_at);

-- Wrong passwords per e-mail address, so that guessing from many addresses is slowed too. The address is hashed.
create table login_failures (
  email_hash bytea primary key,
  failures integer not null,
  resets_at timestamptz not null
);

create table idempotency_keys (
  user_id uuid not null references users (id) on delete cascade,
  key text not null check (length(key) between 1 and 200),
  request_hash bytea not null,
  status integer,
  response text,
  locked_at timestamptz not null,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table platform_settings (
  only_row boolean primary key default true check (only_row),
  centavos_per_credit integer not null check (centavos_per_credit between 1 and 10000),
  creator_percent integer not null,
  affiliate_percent integer not null,
  affiliate_validity_months integer not null,
  affiliate_cap_centavos bigint not null,
  affiliate_min_transaction_centavos integer not null,
  payout_min_centavos integer not null,
  check (creator_percent > 0 and affiliate_percent >= 0 and creator_percent + affiliate_percent <= 100)
);
-- Decision 11 (70 / 20 + 10), decision 22 (12 months, ₱250,000, ₱50), decision 21 (₱500), spec 2 §9 (₱1.00).
insert into platform_settings values (true, 100, 70, 10, 12, 25000000, 5000, 50000);
