-- Creators of whose new posts a fan wants to hear nothing, while they go on following or subscribing (P473).
create table muted_creators (
  id uuid primary key,
  fan_id uuid not null references users (id),
  creator_id uuid not null references users (id),
  created_at timestamptz not null,
  constraint muted_creators_pair unique (fan_id, creator_id)
);
create index muted_creators_listed on muted_creators (fan_id, id desc);
create index muted_creators_of on muted_creators (creator_id);
