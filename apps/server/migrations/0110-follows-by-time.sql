-- For You looks at those followed last (P130): they are read in that order, without all others whom a person follows.
create index follows_by_time on follows (fan_id, created_at desc) include (creator_id);
