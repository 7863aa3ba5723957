-- Postings by the month of their entry (P807): ids of entries are made in the order of time, so a range of ids is a stretch of time. What is
-- asked of an entry is looked up in the partition of its month alone, and one that is long over can lie on a slower disk.
-- Partitions have a schema of their own: what lists the tables lists each once.
create schema partitions;

-- The lowest id of a moment, as `lowestIdAt` has it.
create function lowest_id_at(moment timestamptz) returns uuid language sql immutable parallel safe as $$
  select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid
$$;

-- Triggers of statements, which a partition does not get from its table by itself.
create function guard_partition(parent regclass, name text) returns void language plpgsql as $$
declare
  definition text;
begin
  for definition in select pg_get_triggerdef(oid) from pg_trigger where tgrelid = parent and not tgisinternal and tgtype & 1 = 0 loop
    execute replace(definition, format(' ON public.%s ', parent), format(' ON partitions.%I ', name));
  end loop;
end $$;

-- Everything there is becomes the first partition, up to the next month, and no row is copied.
alter table ledger_postings set schema partitions;
alter table partitions.ledger_postings rename to ledger_postings_first;

do $$
declare
  reached bigint;
  newest timestamptz;
  until uuid;
begin
  select coalesce(max(id), 0) into reached from partitions.ledger_postings_first;
  select created_at into newest from ledger_entries order by id desc limit 1;
  until := lowest_id_at((date_trunc('month', greatest(now(), newest) at time zone 'Asia/Manila') + interval '1 month') at time zone 'Asia/Manila');
  execute format('alter table partitions.ledger_postings_first add constraint ends check (entry_id < %L)', until);
  alter table partitions.ledger_postings_first alter column id drop identity, drop constraint ledger_postings_pkey,
    add primary key (id, entry_id);

  create table ledger_postings (
    id bigint generated always as identity,
    entry_id uuid not null references ledger_entries (id),
    from_account text not null references ledger_accounts (id),
    to_account text not null references ledger_accounts (id),
    currency text not null constraint ledger_postings_currency_check check (currency in ('CREDIT', 'PHP')),
    amount bigint not null constraint ledger_postings_amount_check check (amount > 0),
    constraint ledger_postings_check check (from_account <> to_account),
    primary key (id, entry_id)
  ) partition by range (entry_id);
  perform setval(pg_get_serial_sequence('ledger_postings', 'id'), greatest(reached, 1), reached > 0);
  create index ledger_postings_entry on ledger_postings (entry_id);
  -- A statement of one account, newest first.
  create index ledger_postings_from on ledger_postings (from_account, id desc);
  create index ledger_postings_to on ledger_postings (to_account, id desc);
  execute format('alter table ledger_postings attach partition partitions.ledger_postings_first for values from (minvalue) to (%L)', until);
  alter table partitions.ledger_postings_first drop constraint ends;
end $$;

drop trigger ledger_postings_append_only on partitions.ledger_postings_first;
create trigger ledger_postings_append_only before update or delete on ledger_postings for each row execute function refuse_change();
create trigger ledger_postings_no_truncate before truncate on ledger_postings for each statement execute function refuse_change();

-- What comes while nobody made the partition of its month waits here for one: nothing is refused.
create table partitions.ledger_postings_default partition of ledger_postings default;
select guard_partition('ledger_postings', 'ledger_postings_default');

-- The view goes with the table that it was made of, whatever that is called: it is to read the new one.
create or replace view ledger_movements as
  select entry_id, account, sum(amount)::bigint as amount from (
    select entry_id, split_part(to_account, '#', 1) as account, amount from ledger_postings
    union all
    select entry_id, split_part(from_account, '#', 1), -amount from ledger_postings) moved
  group by entry_id, account having sum(amount) <> 0;
