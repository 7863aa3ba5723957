-- Evidence that the provider takes by a call (P490): that it was asked for is kept first, then it is sent until the provider has it or
-- refuses it. Who marked it by hand stays `handed_in_by`, too.
alter table dispute_evidence
  add column asked_at timestamptz,
  add column asked_by uuid references users (id),
  add column next_check_at timestamptz,
  add column checks integer not null default 0,
  add column problem text,
  add column refused_at timestamptz,
  add column is_sent boolean not null default false,
  add check ((asked_at is null) = (asked_by is null));
create index dispute_evidence_to_send on dispute_evidence (provider, next_check_at)
  where asked_at is not null and handed_in_at is null;
