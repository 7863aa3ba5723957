-- For every post with files: its creator said that everyone in them is of age and agreed (P155). It only grows, and outlives post and
-- person, as whoever asks about a picture asks later.
create table depicted_consents (
  post_id uuid primary key,
  creator_id uuid not null,
  -- Of the words that were agreed to.
  version text not null check (length(version) between 1 and 20),
  files_count smallint not null check (files_count >= 1),
  confirmed_at timestamptz not null
);
create index depicted_consents_of on depicted_consents (creator_id, post_id);
create trigger depicted_consents_append_only before update or delete on depicted_consents for each row execute function refuse_change();
create trigger depicted_consents_no_truncate before truncate on depicted_consents for each statement execute function refuse_change();
