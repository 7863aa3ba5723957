-- Payouts that a provider sends (P600) and those that nobody has to approve (P601). The release before pays all of them by hand: it lists
-- what has no sender, which is all that it approves.
alter table platform_settings
  add column payout_instant_daily_centavos integer not null default 1000000 check (payout_instant_daily_centavos >= 0),
  add column payout_instant_fee_centavos integer not null default 1500 check (payout_instant_fee_centavos >= 0);
alter table platform_settings_versions
  add column payout_instant_daily_centavos integer,
  add column payout_instant_fee_centavos integer;

-- The name under which a creator was verified: accounts are compared with it, as the name that is shown can be changed later.
alter table users add column verified_name text;
update users set verified_name = full_name where kyc_status = 'approved' and status <> 'erased';
create function keep_verified_name() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.kyc_status is distinct from old.kyc_status then
    new.verified_name := case when new.kyc_status = 'approved' then new.full_name end;
  end if;
  return new;
end $$;
create trigger users_keep_verified_name before insert or update of kyc_status on users
  for each row execute function keep_verified_name();

alter table payouts
  add column is_instant boolean not null default false,
  add column fee_centavos bigint not null default 0,
  -- Who sends it; null where people do, from the list.
  add column sender text check (sender in ('xendit')),
  add column provider_id text check (length(provider_id) between 1 and 200),
  -- Why it did not arrive, as a word of ours: texts are made when they are read.
  add column failure text check (failure in ('account', 'limit', 'later')),
  add column returned_at timestamptz,
  -- Of the looks at the sender: when the next one is due, how many there were, what the last one said that staff should know.
  add column next_check_at timestamptz,
  add column checks integer not null default 0,
  add column problem text check (length(problem) <= 500);
alter table payouts add constraint payouts_fee check (fee_centavos >= 0 and fee_centavos < centavos);
alter table payouts drop constraint payouts_status_check;
alter table payouts add constraint payouts_status_check
  check (status in ('pending', 'approved', 'rejected', 'paid', 'failed', 'returned')) not valid;
alter table payouts validate constraint payouts_status_check;
do $$
declare name text;
begin
  -- Those that were made without a name: when a payout is finished, and that what comes back says why.
  for name in select conname from pg_constraint where conrelid = 'payouts'::regclass and contype = 'c'
    and (pg_get_constraintdef(oid) like '%finished_at IS NOT NULL%' or pg_get_constraintdef(oid) like '%reason IS NOT NULL%') loop
    execute format('alter table payouts drop constraint %I', name);
  end loop;
end $$;
alter table payouts
  add constraint payouts_finished check ((status in ('paid', 'failed', 'returned')) = (finished_at is not null)),
  add constraint payouts_returned check ((status = 'returned') = (returned_at is not null)),
  add constraint payouts_say_why check (status not in ('rejected', 'failed', 'returned') or reason is not null or failure is not null),
  add constraint payouts_instant_is_sent check (not is_instant or sender is not null);
create index payouts_due on payouts (sender, next_check_at) where next_check_at is not null;
create unique index payouts_provider_id on payouts (sender, provider_id) where provider_id is not null;
-- How much of a day's limit is used.
create index payouts_instant on payouts (creator_id, requested_at) where is_instant;

alter table payout_events alter column actor_id drop not null;
alter table payout_events drop constraint payout_events_kind_check;
alter table payout_events add constraint payout_events_kind_check
  check (kind in ('requested', 'approve', 'reject', 'paid', 'failed', 'exported', 'sent', 'returned'));
