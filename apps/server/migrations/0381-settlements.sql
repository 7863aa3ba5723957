-- Reports of settlement (P751): what a provider says that it paid out, row by row, beside what the books say.
alter table platform_settings add column settlement_days integer not null default 7 check (settlement_days between 1 and 90);
alter table platform_settings_versions add column settlement_days integer;

create table settlement_reports (
  id uuid primary key,
  provider text not null,
  -- SHA-256 of the file: the same file is taken once.
  hash bytea not null unique check (octet_length(hash) = 32),
  -- `matching` until every row has been held against the books.
  status text not null check (status in ('matching', 'ready', 'confirmed')),
  rows integer not null check (rows > 0),
  -- Up to which line of its file it is matched: the next batch begins behind it, and not behind what was deleted before it.
  matched_line integer not null default 0,
  -- What the rows say of it that no report before said, once it is matched.
  expected_centavos bigint,
  first_at timestamptz not null,
  last_at timestamptz not null,
  uploaded_by uuid not null references users (id),
  uploaded_at timestamptz not null,
  -- What arrived at the bank, as finance saw it there.
  arrived_centavos bigint check (arrived_centavos >= 0),
  arrived_on date,
  bank_reference text check (length(bank_reference) between 1 and 100),
  confirmed_by uuid references users (id),
  confirmed_at timestamptz,
  check ((status = 'matching') = (expected_centavos is null)),
  check ((status = 'confirmed') = (confirmed_at is not null) and (confirmed_at is null) = (arrived_centavos is null)
    and (confirmed_at is null) = (confirmed_by is null) and (confirmed_at is null) = (arrived_on is null))
);
create index settlement_reports_matching on settlement_reports (id) where status = 'matching';
create index settlement_reports_differ on settlement_reports (id) where arrived_centavos <> expected_centavos;

-- Rows as they were read, until a job has matched them.
create table settlement_staging (
  -- At the commit: what its report is made of is known once its rows are read.
  report_id uuid not null references settlement_reports (id) deferrable initially deferred,
  line integer not null,
  id uuid not null,
  row_key text not null,
  kind text not null check (kind in ('capture', 'refund', 'dispute', 'fee', 'payout', 'other')),
  capture_ref text,
  reference text not null,
  currency text not null,
  amount_centavos bigint not null,
  fee_centavos bigint not null,
  at timestamptz not null,
  primary key (report_id, line)
);

create table settlement_rows (
  id uuid primary key,
  report_id uuid not null references settlement_reports (id),
  line integer not null,
  provider text not null,
  row_key text not null,
  kind text not null,
  capture_ref text,
  reference text not null,
  currency text not null,
  -- Above zero what came to us with the provider, below zero what left; the fee is what it kept of that.
  amount_centavos bigint not null,
  fee_centavos bigint not null,
  at timestamptz not null,
  -- What of ours it is.
  our_kind text check (our_kind in ('capture', 'refund', 'return', 'dispute', 'dispute_won', 'fee')),
  our_id uuid,
  -- Why it waits for a person; null where it agrees with the books.
  problem text check (problem in ('unknown', 'amount', 'fee', 'currency', 'twice', 'contradiction')),
  resolved_at timestamptz,
  check ((our_kind is null) = (our_id is null)),
  constraint settlement_rows_once unique (provider, row_key)
);
create unique index settlement_rows_ours on settlement_rows (our_id, our_kind) where our_id is not null;
create index settlement_rows_report on settlement_rows (report_id, line);
create index settlement_rows_open on settlement_rows (id) where problem is not null and resolved_at is null;

-- Captures that no report has named yet. Kept by a trigger, so that the release before keeps it, too.
create table unsettled_captures (
  attempt_id uuid primary key references payment_attempts (id),
  provider text not null,
  amount_centavos bigint not null,
  captured_at timestamptz not null,
  resolved_at timestamptz
);
create index unsettled_captures_open on unsettled_captures (attempt_id) where resolved_at is null;
insert into unsettled_captures (attempt_id, provider, amount_centavos, captured_at)
  select id, provider, captured_centavos, coalesce(captured_at, created_at) from payment_attempts
  where capture_id is not null and captured_centavos is not null;
create function keep_unsettled_capture() returns trigger language plpgsql as $$
begin
  insert into unsettled_captures (attempt_id, provider, amount_centavos, captured_at)
    values (new.id, new.provider, new.captured_centavos, coalesce(new.captured_at, new.created_at)) on conflict do nothing;
  return null;
end $$;
create trigger payment_attempts_captured after update of captured_centavos on payment_attempts for each row
  when (old.captured_centavos is null and new.captured_centavos is not null) execute function keep_unsettled_capture();
create trigger payment_attempts_made_captured after insert on payment_attempts for each row
  when (new.captured_centavos is not null) execute function keep_unsettled_capture();

-- What a person said of something on the work list, and did about it.
create table settlement_resolutions (
  id uuid primary key,
  row_id uuid unique references settlement_rows (id),
  attempt_id uuid references payment_attempts (id),
  report_id uuid unique references settlement_reports (id),
  action text not null check (action in ('explained', 'fee_booked')),
  reason text not null check (length(reason) between 1 and 500),
  resolved_by uuid not null references users (id),
  resolved_at timestamptz not null,
  check (num_nonnulls(row_id, attempt_id, report_id) = 1)
);
