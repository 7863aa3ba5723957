-- Who joined on a day. Of fans and creators only: an index of everybody in this order was taken for a later page of the list of
-- people, which then read everybody who had joined before, once for each combination of states.
drop index users_by_time;
create index users_by_time on users (created_at) where user_type in ('fan', 'creator');
-- How many warnings count now is read from the index alone.
drop index sanctions_warned;
create index sanctions_warned on sanctions (user_id) include (expires_at) where kind = 'warning' and ended_at is null;
