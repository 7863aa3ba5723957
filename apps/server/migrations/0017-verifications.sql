-- Who creators are (P9, P10, P115). The pictures lie sealed in the store under the row's id. Of the number there is a keyed
-- hash, to see it again, and its end, to tell one from another: the number itself is nowhere.
create table verifications (
  id uuid primary key,
  creator_id uuid not null references users (id),
  -- `receiving` while its pictures are being stored: nobody is shown it, and a job removes what is left of it.
  status text not null check (status in ('receiving', 'pending', 'approved', 'rejected')),
  id_type text not null check (id_type in ('drivers_license', 'passport', 'umid', 'philsys', 'postal', 'voters', 'sss', 'tin')),
  id_number_hash bytea not null check (length(id_number_hash) = 32),
  last_characters text not null check (length(last_characters) <= 4),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  -- Null where the screening decided.
  decided_by uuid references users (id),
  -- Why the screening rejected it, as a fact; an admin's words.
  finding text check (finding in ('number_used', 'too_young')),
  reason text check (length(reason) <= 500),
  documents_removed_at timestamptz,
  check ((status in ('approved', 'rejected')) = (decided_at is not null)),
  check (status <> 'rejected' or reason is not null or finding is not null),
  check (documents_removed_at is null or status = 'rejected')
);
-- One at a time, and none after an approval.
create unique index verifications_one_stands on verifications (creator_id) where status in ('pending', 'approved');
-- Nobody is verified with the number of somebody who is.
create unique index verifications_number on verifications (id_number_hash) where status = 'approved';
create index verifications_creator on verifications (creator_id, id);
create index verifications_status on verifications (status, id);
create index verifications_expiring on verifications (decided_at) where status = 'rejected' and documents_removed_at is null;

-- What was agreed to with a submission: which version, and when.
create table verification_consents (
  verification_id uuid not null references verifications (id) on delete cascade,
  consent text not null check (consent in ('age_confirmation', 'terms_conditions', 'privacy_policy', 'creator_consent', 'acceptable_use_policy')),
  version text not null,
  given_at timestamptz not null,
  primary key (verification_id, consent)
);

-- Who decided and who looked at which picture, for good. No reference: the log outlives what it is about.
create table verification_events (
  id uuid primary key,
  verification_id uuid not null,
  at timestamptz not null,
  kind text not null check (kind in ('submitted', 'document_viewed', 'approved', 'rejected', 'documents_removed')),
  -- Null for the screening and for jobs.
  actor_id uuid,
  document text check (document in ('id_photo', 'selfie_with_id')),
  network text,
  check ((kind = 'document_viewed') = (document is not null))
);
create index verification_events_of on verification_events (verification_id, id);
create trigger verification_events_append_only before update or delete on verification_events for each row execute function refuse_change();
create trigger verification_events_no_truncate before truncate on verification_events for each statement execute function refuse_change();
