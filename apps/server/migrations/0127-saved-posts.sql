-- What people put by for later (P310). A library is read newest first, whether of what was saved, liked or bought: each has an index
-- in that order.
create table saved_posts (
  person_id uuid not null references users (id),
  post_id uuid not null references posts (id),
  created_at timestamptz not null,
  primary key (person_id, post_id)
);
create index saved_posts_newest on saved_posts (person_id, created_at desc, post_id desc);
create index post_likes_newest on post_likes (person_id, created_at desc, post_id desc);
create index unlocks_newest on unlocks (fan_id, created_at desc, post_id desc);
