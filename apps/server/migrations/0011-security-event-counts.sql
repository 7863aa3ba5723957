-- Failed attempts to sign in to addresses that nobody has (P66): whoever guesses addresses writes as many as they like, so
-- they are counted by hour and network, and beyond a thousand networks an hour under '*', instead of a row each.
create table security_event_counts (
  hour timestamptz not null,
  kind text not null check (kind in ('sign_in_failed', 'sign_in_slowed')),
  network text not null,
  count bigint not null check (count > 0),
  primary key (hour, kind, network)
);

create function keep_security_event_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.hour < now() - interval '365 days' then
    return old;
  end if;
  if tg_op = 'UPDATE' and (new.hour, new.kind, new.network) = (old.hour, old.kind, old.network) and new.count > old.count then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger security_event_counts_only_grow before update or delete on security_event_counts for each row execute function keep_security_event_counts();
create trigger security_event_counts_no_truncate before truncate on security_event_counts for each statement execute function refuse_change();
