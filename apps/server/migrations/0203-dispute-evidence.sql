-- What staff answers to a payer's complaint (P404): words and files, until the provider has them. Of the provider's dispute, not of one
-- taking, as that is corrected where an amount changes. Files are few and small, and sealed.
create table dispute_evidence (
  id uuid primary key,
  provider text not null,
  provider_dispute_id text not null,
  text text not null default '' check (char_length(text) <= 2000),
  version integer not null default 0,
  changed_at timestamptz,
  changed_by uuid references users (id),
  handed_in_at timestamptz,
  handed_in_by uuid references users (id),
  unique (provider, provider_dispute_id),
  check ((handed_in_at is null) = (handed_in_by is null))
);
create table dispute_files (
  id uuid primary key,
  evidence_id uuid not null references dispute_evidence (id),
  type text not null check (type in ('application/pdf', 'image/jpeg')),
  bytes integer not null check (bytes > 0),
  sealed bytea not null,
  added_at timestamptz not null,
  added_by uuid not null references users (id)
);
create index dispute_files_evidence on dispute_files (evidence_id, id);
