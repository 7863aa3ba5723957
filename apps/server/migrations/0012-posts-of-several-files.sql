-- A post may show several files (P102). The first stays on the post and decides its kind; the further ones are pictures, in
-- order. Their number is kept on the post, so that lists look nowhere else for a post that has one file or none.
alter table posts
  add column more_pictures smallint not null default 0,
  add constraint posts_more_pictures check (more_pictures between 0 and 9 and (more_pictures = 0 or media_id is not null));

create table post_pictures (
  post_id uuid not null references posts (id),
  place smallint not null check (place between 2 and 10),
  media_id uuid not null unique references media_items (id),
  primary key (post_id, place)
);
