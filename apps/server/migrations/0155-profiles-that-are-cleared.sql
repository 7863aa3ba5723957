-- What staff clears of a profile is a removal about the profile: which part, and what stood there, for who takes it back (P357).
-- The release before knows neither column, and leaves such a removal as it is.
alter table sanctions
  add column subject_field text check (length(subject_field) between 1 and 40),
  add column subject_value text,
  add check (subject_value is null or subject_field is not null);
create index sanctions_cleared on sanctions (user_id, id) where subject_field is not null and ended_at is null;
