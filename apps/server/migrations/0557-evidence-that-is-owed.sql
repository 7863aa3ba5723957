-- What is to be kept of a stream for staff, said in the transaction of what it is for: whichever process is asked to keep it may die (P1005).
create table live_evidence_owed (
  -- The report's, or the stream's where it was cut.
  id uuid primary key,
  live_id uuid not null references live_streams (id),
  why text not null check (why in ('cut', 'report')),
  asked_at timestamptz not null,
  -- What was kept for it, also for another a moment ago.
  evidence_id uuid references live_evidence (id) on delete cascade,
  lost_at timestamptz,
  check (evidence_id is null or lost_at is null)
);
create index live_evidence_owed_of on live_evidence_owed (live_id);
create index live_evidence_owed_by on live_evidence_owed (evidence_id) where evidence_id is not null;
