-- A rate more than a quarter away waits for a second person (P333). The newest row alone is ever looked at.
create table rate_proposals (
  id uuid primary key,
  centavos_before integer not null,
  centavos_after integer not null,
  proposed_by uuid not null references users (id),
  proposed_at timestamptz not null
);
create index rate_proposals_newest on rate_proposals (proposed_at desc);
create index rate_proposals_by on rate_proposals (proposed_by);
