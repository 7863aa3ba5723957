-- Subscriptions that fans pay for by the month, and tips. What was paid for is a row that stays for good: one entry of the
-- books pays it, whatever becomes of the subscription.
alter table subscriptions
  add column paid_until timestamptz,
  -- Months paid since `started_at`, so that a subscription of the 31st renews on the last day of a shorter month and on the 31st again.
  add column months integer not null default 0 check (months >= 0),
  add column agreed_centavos integer check (agreed_centavos > 0),
  add column next_try_at timestamptz,
  add column failed_at timestamptz;
update subscriptions set paid_until = ends_at;
alter table subscriptions
  alter column paid_until set not null,
  -- One that renews runs on for some days while its renewal is tried; any other ends with what was paid for.
  add constraint subscriptions_ends check (ends_at = paid_until or (next_try_at is not null and ends_at > paid_until)),
  add constraint subscriptions_renews check (next_try_at is null or agreed_centavos is not null);
create index subscriptions_due on subscriptions (next_try_at) where next_try_at is not null;
create index subscriptions_ended on subscriptions (ends_at);

create table subscription_charges (
  id uuid primary key,
  fan_id uuid not null references users (id),
  creator_id uuid not null references users (id),
  credits integer not null check (credits > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  check (fan_id <> creator_id),
  check (ends_at > starts_at)
);
create index subscription_charges_fan on subscription_charges (fan_id, creator_id, starts_at);
create index subscription_charges_creator on subscription_charges (creator_id, created_at);

create table tips (
  id uuid primary key,
  fan_id uuid not null references users (id),
  creator_id uuid not null references users (id),
  credits integer not null check (credits > 0),
  message text not null check (length(message) <= 500),
  -- A tip is asked for under a key, and is one tip however often that key comes, also long after the answer was forgotten.
  idempotency_key text not null check (length(idempotency_key) <= 200),
  created_at timestamptz not null,
  unique (fan_id, idempotency_key),
  check (fan_id <> creator_id)
);
create index tips_creator on tips (creator_id, id);
create index tips_fan on tips (fan_id, id);

-- Everything that fans' credits were spent on with a creator, whatever it is: for the laws of the books.
create view sales as
  select 'unlock' as reason, u.id, u.fan_id, p.creator_id, u.credits from unlocks u join posts p on p.id = u.post_id
  union all
  select 'subscription', id, fan_id, creator_id, credits from subscription_charges
  union all
  select 'tip', id, fan_id, creator_id, credits from tips;
