-- Posts that somebody opened lately, the last 50, and who wants none kept (P376). Read newest first as the rest of a library.
create table seen_posts (
  person_id uuid not null references users (id),
  post_id uuid not null references posts (id),
  created_at timestamptz not null,
  primary key (person_id, post_id)
);
create index seen_posts_newest on seen_posts (person_id, created_at desc, post_id desc);

create table seen_switched_off (
  person_id uuid primary key references users (id),
  created_at timestamptz not null
);
