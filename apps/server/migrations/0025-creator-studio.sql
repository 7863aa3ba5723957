-- What a creator's studio keeps of its person (P136, P137): the goals of a month where they differ from ours, and which first
-- steps are settled.
create table creator_studios (
  creator_id uuid primary key references users (id),
  goal_centavos bigint check (goal_centavos > 0),
  goal_subscribers integer check (goal_subscribers > 0),
  link_shared_at timestamptz,
  first_steps_put_away_at timestamptz
);
