-- Money may come to somebody whose account is erased already, as from a bank that sends a payout back after weeks (P1048): it is forfeited
-- like what was left as they went, so that a person may have several.
alter table forfeits drop constraint forfeits_person_id_key;
create index forfeits_person on forfeits (person_id);
