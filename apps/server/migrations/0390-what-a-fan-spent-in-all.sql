-- What share of all that a fan ever spent went to one creator (P769): by fan, not by creator.
create index creator_fans_of_fan on creator_fans (fan_id) include (spent_credits) where spent_credits > 0;
