-- What a fan gives another fan (P730): a subscription is months of the receiver that the giver paid, and is in the books as theirs.
create table gifts (
  id uuid primary key,
  kind text not null check (kind in ('subscription', 'credits')),
  giver_id uuid not null references users (id),
  receiver_id uuid not null references users (id),
  creator_id uuid references users (id),
  months integer check (months between 1 and 12),
  credits integer not null check (credits > 0),
  -- The giver's words; empty for none.
  message text not null check (char_length(message) <= 200),
  -- Whether the receiver is told whom it is from.
  shows_name boolean not null,
  -- The name that the giver's device gave it: it is made once.
  client_id uuid not null,
  created_at timestamptz not null,
  check (giver_id <> receiver_id),
  check ((kind = 'subscription') = (creator_id is not null and months is not null)),
  constraint gifts_once unique (giver_id, client_id)
);
create index gifts_received on gifts (receiver_id, id desc);
create index gifts_given on gifts (giver_id, id desc);

-- Who paid, where that is not the subscriber; such a charge has the id of its gift.
alter table subscription_charges add column given_by uuid references users (id) check (given_by <> fan_id and given_by <> creator_id);
create index subscription_charges_given on subscription_charges (given_by, creator_id) where given_by is not null;

-- `fan_id` is who paid. Two parts, as each has an index of its own.
create or replace view sales as
  select 'unlock' as reason, u.id, u.fan_id, p.creator_id, u.credits from unlocks u join posts p on p.id = u.post_id
  union all
  select 'subscription', id, fan_id, creator_id, credits from subscription_charges where given_by is null
  union all
  select 'subscription', id, given_by, creator_id, credits from subscription_charges where given_by is not null
  union all
  select 'tip', id, fan_id, creator_id, credits from tips
  union all
  select 'unlock', id, fan_id, creator_id, credits from message_unlocks
  union all
  select 'unlock', id, fan_id, creator_id, credits from live_tickets;

-- What a fan spent with a creator is counted for who paid.
create or replace function keep_creator_fan() returns trigger language plpgsql as $$
declare
  gone jsonb := to_jsonb(old);
  come jsonb := to_jsonb(new);
begin
  -- What goes down is an update alone: the check of a row would refuse what is put in before it looked at what is there.
  if gone is not null then
    update creator_fans set spent_credits = spent_credits - tg_argv[0]::int * (gone ->> 'credits')::bigint
      where creator_id = (gone ->> 'creator_id')::uuid and fan_id = coalesce(gone ->> 'given_by', gone ->> 'fan_id')::uuid;
  end if;
  if come is not null and tg_argv[0] = '-1' then
    update creator_fans set spent_credits = spent_credits - (come ->> 'credits')::bigint
      where creator_id = (come ->> 'creator_id')::uuid and fan_id = (come ->> 'fan_id')::uuid;
  elsif come is not null then
    perform count_fan_spend((come ->> 'creator_id')::uuid, coalesce(come ->> 'given_by', come ->> 'fan_id')::uuid, tg_argv[0]::int * coalesce(come ->> 'credits', '0')::bigint);
  end if;
  return null;
end $$;
