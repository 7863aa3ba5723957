-- Keys of secrets that were replaced, where something made by them stays and cannot be made anew: marks in pictures that somebody has,
-- hashes of ID numbers that nobody keeps (P344). Sealed by the secret of now; of each its hash, so that none is kept twice.
create table former_keys (
  use text not null check (length(use) <= 60),
  key_hash bytea not null check (length(key_hash) = 32),
  sealed bytea not null,
  added_at timestamptz not null,
  primary key (use, key_hash)
);

-- An ID number is looked for by each key that it may have been hashed with, whatever became of its submission.
create index verifications_number_seen on verifications (id_number_hash);
