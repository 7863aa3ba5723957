-- How long a creator's fans stay (P767) is read from all the time that they had, free months too: by creator, not by pair.
create index free_months_of_creator on free_months (creator_id, fan_id, starts_at);
