-- What somebody saved, sorted into collections of their own names (P387). A saved post is in one of them, or in none.
create table collections (
  id uuid primary key,
  person_id uuid not null references users (id),
  name text not null check (char_length(name) between 1 and 40),
  created_at timestamptz not null,
  unique (person_id, id)
);
create unique index collections_names on collections (person_id, lower(name));

alter table saved_posts add column collection_id uuid;
-- Of the same person; a collection that goes leaves what was in it saved.
alter table saved_posts add constraint saved_posts_collection
  foreign key (person_id, collection_id) references collections (person_id, id) on delete set null (collection_id);
create index saved_posts_in_collection on saved_posts (person_id, collection_id, created_at desc, post_id desc)
  where collection_id is not null;
