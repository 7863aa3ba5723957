-- What was said of the bank can be taken back, with a reason and by two people above a limit (P761): its entry is reversed, and the report
-- waits for the bank again. Each confirmation is an arrival with an id of its own, under which it is in the books once; the first of a
-- report has the report's, as before.
alter table settlement_reports add column arrival_id uuid;

create table settlement_take_backs (
  id uuid primary key,
  report_id uuid not null references settlement_reports (id),
  -- The arrival as it was said.
  arrival_id uuid not null,
  arrived_centavos bigint not null check (arrived_centavos >= 0),
  arrived_on date not null,
  bank_reference text not null,
  confirmed_by uuid not null references users (id),
  confirmed_at timestamptz not null,
  reason text not null check (length(reason) between 1 and 500),
  asked_by uuid not null references users (id),
  asked_at timestamptz not null,
  -- Who agreed: somebody else where one is needed.
  done_by uuid references users (id),
  done_at timestamptz,
  check ((done_by is null) = (done_at is null))
);
create unique index settlement_take_backs_open on settlement_take_backs (report_id) where done_at is null;
create unique index settlement_take_backs_arrival on settlement_take_backs (arrival_id);

-- Every arrival that was ever said, and of which report it was.
create view settlement_arrivals as
  select coalesce(arrival_id, id) as arrival_id, id as report_id, provider, arrived_centavos, confirmed_by, false as is_taken_back
    from settlement_reports where confirmed_at is not null
  union all
  select t.arrival_id, t.report_id, s.provider, t.arrived_centavos, t.confirmed_by, true
    from settlement_take_backs t join settlement_reports s on s.id = t.report_id where t.done_at is not null;
