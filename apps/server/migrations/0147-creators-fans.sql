-- Whom a creator has to do with, and what each spent with them (P348): a list in the order of it cannot add up years of sales.
-- Kept by triggers, as every sale has a table of its own and the release before sells as well. Restitutions are taken off.
create table creator_fans (
  creator_id uuid not null references users (id),
  fan_id uuid not null references users (id),
  spent_credits bigint not null default 0 check (spent_credits >= 0),
  primary key (creator_id, fan_id)
);

insert into creator_fans (creator_id, fan_id, spent_credits)
  select creator_id, fan_id, sum(credits) from (
    select creator_id, fan_id, credits::bigint from sales
    union all select creator_id, fan_id, -credits::bigint from restitutions
    union all select creator_id, fan_id, 0 from subscriptions
    union all select creator_id, fan_id, 0 from follows
  ) each group by creator_id, fan_id;

create index creator_fans_spent on creator_fans (creator_id, spent_credits desc, fan_id desc);
create index subscriptions_creator_by_time on subscriptions (creator_id, (coalesce(since, started_at)) desc, fan_id desc);
create index follows_creator_by_time on follows (creator_id, created_at desc, fan_id desc);

create function count_fan_spend(creator uuid, fan uuid, spent bigint) returns void language sql as $$
  insert into creator_fans as f (creator_id, fan_id, spent_credits) values (creator, fan, spent)
    on conflict (creator_id, fan_id) do update set spent_credits = f.spent_credits + excluded.spent_credits where excluded.spent_credits <> 0;
$$;

-- `tg_argv[0]`: what one credit of the row is worth: 1 where it was spent, -1 where it came back, 0 where nothing was.
create function keep_creator_fan() returns trigger language plpgsql as $$
declare
  gone jsonb := to_jsonb(old);
  come jsonb := to_jsonb(new);
begin
  -- What goes down is an update alone: the check of a row would refuse what is put in before it looked at what is there.
  if gone is not null then
    update creator_fans set spent_credits = spent_credits - tg_argv[0]::int * (gone ->> 'credits')::bigint
      where creator_id = (gone ->> 'creator_id')::uuid and fan_id = (gone ->> 'fan_id')::uuid;
  end if;
  if come is not null and tg_argv[0] = '-1' then
    update creator_fans set spent_credits = spent_credits - (come ->> 'credits')::bigint
      where creator_id = (come ->> 'creator_id')::uuid and fan_id = (come ->> 'fan_id')::uuid;
  elsif come is not null then
    perform count_fan_spend((come ->> 'creator_id')::uuid, (come ->> 'fan_id')::uuid, tg_argv[0]::int * coalesce(come ->> 'credits', '0')::bigint);
  end if;
  return null;
end $$;

create function keep_creator_fan_of_unlock() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update creator_fans f set spent_credits = spent_credits - old.credits from posts p
      where p.id = old.post_id and f.creator_id = p.creator_id and f.fan_id = old.fan_id;
  else
    perform count_fan_spend((select creator_id from posts where id = new.post_id), new.fan_id, new.credits);
  end if;
  return null;
end $$;

create trigger unlocks_keep_creator_fan after insert or delete on unlocks for each row execute function keep_creator_fan_of_unlock();
create trigger tips_keep_creator_fan after insert or delete on tips for each row execute function keep_creator_fan('1');
create trigger charges_keep_creator_fan after insert or delete on subscription_charges for each row execute function keep_creator_fan('1');
create trigger restitutions_keep_creator_fan after insert on restitutions for each row execute function keep_creator_fan('-1');
create trigger subscriptions_keep_creator_fan after insert on subscriptions for each row execute function keep_creator_fan('0');
create trigger follows_keep_creator_fan after insert on follows for each row execute function keep_creator_fan('0');
