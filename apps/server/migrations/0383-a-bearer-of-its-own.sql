-- A browser's cookie and a program's bearer are two values of one session, and neither opens the other's door (P40). Sessions of
-- before, and those that the release before begins beside this one, have one value for both until they end.
alter table sessions add column bearer_hash bytea unique;
