-- What paying out by hand leaves behind (P141): the reference of the transfer, and who did what and saw which account, for good.
alter table payouts
  add column reference text,
  add constraint payouts_reference check (length(reference) between 1 and 100);

-- No reference to payouts: the log outlives what it is about.
create table payout_events (
  id uuid primary key,
  payout_id uuid not null,
  at timestamptz not null,
  kind text not null check (kind in ('requested', 'approve', 'reject', 'paid', 'failed', 'exported')),
  actor_id uuid not null,
  network text,
  reason text,
  reference text
);
create index payout_events_of on payout_events (payout_id, id);
create trigger payout_events_append_only before update or delete on payout_events for each row execute function refuse_change();
create trigger payout_events_no_truncate before truncate on payout_events for each statement execute function refuse_change();
-- The longest waiting first, of one bucket as well.
create index payouts_status_bucket on payouts (status, bucket, id);
