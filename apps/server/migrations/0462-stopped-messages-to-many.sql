-- A message to many that ended because its creator could write to nobody any more said only that it was cancelled (P453): its creator, back again, took that
-- for their own doing.
alter table broadcasts add column is_stopped boolean not null default false;
alter table broadcasts add constraint broadcasts_stopped check (not is_stopped or state in ('cancelled', 'unsending', 'unsent'));
