-- When what was said and shown of a stream went: within an hour of its end, while what was sent may wait for a replay (P647). Of those before it is when all of it did.
alter table live_streams add column cleared_at timestamptz;
