-- What people look after their account with (P6): links in mails, what a session was begun with, and two factors. Tokens and
-- recovery codes are kept as hashes; the secret of an authenticator is sealed, as codes are computed from it.
alter table users
  add column email_confirmed_at timestamptz,
  -- Since when signing in asks for a code as well; kept here, as every session is read with its person.
  add column two_factor_at timestamptz,
  -- Leaving safe mode asks for the age once (P24).
  add column age_confirmed_at timestamptz;

alter table sessions
  -- Words for the person to know it by, never the whole of what the browser says of itself.
  add column browser text not null default 'other' check (length(browser) <= 30),
  add column system text not null default 'other' check (length(system) <= 30),
  add column network text;

create table account_links (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('reset_password', 'confirm_email', 'change_email')),
  token_hash bytea not null unique,
  -- Where it was sent: a link proves that this address can be read, and no other.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_links_user on account_links (user_id, kind, created_at);
create index account_links_expiry on account_links (expires_at);

create table two_factor (
  user_id uuid primary key references users (id) on delete cascade,
  sealed_secret bytea not null,
  -- The newest time step that was accepted: no code works twice (RFC 6238, 5.2).
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

alter table security_events drop constraint security_events_kind_check;
alter table security_events add constraint security_events_kind_check check (kind in (
  'registered', 'signed_in', 'signed_out', 'sign_in_failed', 'sign_in_slowed', 'password_changed', 'role_changed', 'rate_changed',
  'email_changed', 'session_ended', 'two_factor_on', 'two_factor_off', 'recovery_code_used', 'recovery_codes_renewed',
  'data_exported', 'account_left', 'account_restored', 'account_erased'));
