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

-- What a profile counts is what its visitor is shown (P24): posts_count no longer counts posts in review, and those that are
-- left out for guests and in safe mode are counted by themselves.
alter table users
  add column mature_posts_count integer not null default 0,
  add constraint users_mature_posts_count check (mature_posts_count between 0 and posts_count);

update users set posts_count = shown.posts, mature_posts_count = shown.mature
from (select u.id, count(p.id)::int as posts, (count(p.id) filter (where p.is_nsfw))::int as mature
  from users u left join posts p on p.creator_id = u.id and p.status = 'published'
  where u.user_type = 'creator' group by u.id) shown
where users.id = shown.id;
