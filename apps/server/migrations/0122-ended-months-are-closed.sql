-- A month that is over without another one says so: its subscription is taken out, and the law that misses a subscription knew the
-- time by the newest entry alone. In a quiet hour it took what had ended for what was removed.
alter table subscription_charges add column closed_at timestamptz check (closed_at >= ends_at);

update subscription_charges c set closed_at = now()
where c.ends_at < now()
  and not exists (select from subscriptions s where s.fan_id = c.fan_id and s.creator_id = c.creator_id);
