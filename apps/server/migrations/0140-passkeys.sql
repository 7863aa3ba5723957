-- Passkeys (P340): of each the public key and how often it was used, as far as its authenticator counts. Nothing of it is secret.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
  public_key bytea not null check (length(public_key) <= 5000),
  -- 0 for good where the authenticator does not count, as those that keep a passkey on several devices.
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null check (cardinality(transports) <= 10),
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of on passkeys (user_id, id);

-- Challenges that were answered, until they end by themselves: each is answered once.
create table passkey_challenges (
  challenge text primary key check (length(challenge) <= 100),
  expires_at timestamptz not null
);

alter table security_events drop constraint security_events_kind_check;
alter table security_events add constraint security_events_kind_check check (kind in (
  'registered', 'signed_in', 'signed_out', 'sign_in_failed', 'sign_in_slowed', 'password_changed', 'role_changed', 'rate_changed',
  'email_changed', 'session_ended', 'two_factor_on', 'two_factor_off', 'recovery_code_used', 'recovery_codes_renewed',
  'data_exported', 'account_left', 'account_restored', 'account_erased', 'passkey_added', 'passkey_removed', 'passkey_refused'));
