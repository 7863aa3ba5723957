-- Which version of the documents somebody accepted, and when: a row for each, kept whatever comes after it (P207).
create table legal_consents (
  id uuid primary key,
  person_id uuid not null references users (id),
  version text not null check (length(version) between 1 and 20),
  accepted_at timestamptz not null,
  unique (person_id, version)
);
insert into legal_consents (id, person_id, version, accepted_at)
  select gen_random_uuid(), id, legal_consent_version, legal_consent_at from users;
