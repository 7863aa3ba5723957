-- Who came in, who tried to, and who changed what others may do (P66): a log of its own, which only grows. It holds no
-- secret, and of an address only its network: /24, or /64 of IPv6. Rows go after a year; until then nobody removes one.
create table security_events (
  id uuid primary key,
  at timestamptz not null,
  kind text not null check (kind in ('registered', 'signed_in', 'signed_out', 'sign_in_failed', 'sign_in_slowed', 'password_changed', 'role_changed', 'rate_changed')),
  -- Whom it is about; null when an address belongs to nobody. No reference: the log outlives the account.
  user_id uuid,
  -- Who did it; null for the person themselves and for a command.
  actor_id uuid,
  network text,
  details jsonb not null default '{}'
);
create index security_events_user on security_events (user_id, at desc);
create index security_events_at on security_events (at);

create function keep_security_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '365 days' then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger security_events_append_only before update or delete on security_events for each row execute function keep_security_events();
create trigger security_events_no_truncate before truncate on security_events for each statement execute function refuse_change();
