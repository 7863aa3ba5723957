-- A message to many, a welcome and a farewell begin conversations too; those do not count among the fifty that a person begins in a day (P422).
alter table conversations add column is_by_hand boolean not null default true;
