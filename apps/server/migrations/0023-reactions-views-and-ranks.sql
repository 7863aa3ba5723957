-- What people make of posts. Likes and comments are counted on the post in the statement that makes them; laws compare.
create table post_likes (
  person_id uuid not null references users (id),
  post_id uuid not null references posts (id),
  created_at timestamptz not null,
  primary key (person_id, post_id)
);
create index post_likes_post on post_likes (post_id);

-- A comment that moderation hides stays, and neither shows nor counts.
create table comments (
  id uuid primary key,
  post_id uuid not null references posts (id),
  author_id uuid not null references users (id),
  text text not null check (length(text) between 1 and 1000),
  state text not null default 'visible' check (state in ('visible', 'hidden')),
  created_at timestamptz not null
);
create index comments_post on comments (post_id, id desc) where state = 'visible';
create index comments_author on comments (author_id, id);

-- Who looked at a post today, as a hash with the salt of the day, which is thrown away with the day, as are the rows. What is
-- kept is how many there were.
create table post_viewers (
  day date not null,
  post_id uuid not null references posts (id),
  visitor bytea not null check (length(visitor) = 32),
  primary key (day, post_id, visitor)
);
create table view_salts (
  day date primary key,
  salt bytea not null check (length(salt) = 32)
);
create table post_daily_views (
  post_id uuid not null references posts (id),
  day date not null,
  views integer not null check (views > 0),
  primary key (post_id, day)
);

-- What For You goes by: the minute of publication, and six hours more for each doubling of what people made of the post, in
-- steps of an hour, so that most views change no index. It grows with time by itself, so no row has to be touched for growing
-- old. The database keeps it, whoever writes the row.
alter table posts add column rank integer not null default 0;
create function post_rank(published timestamptz, likes integer, comments integer, views integer) returns integer
language sql immutable parallel safe as $$
  select greatest(0, (extract(epoch from published at time zone 'UTC') / 60)::integer - 26297280)
    + 60 * floor(6 * log(2.0, 1 + 3 * likes + 5 * comments + views / 5.0))::integer
$$;
create function posts_keep_rank() returns trigger language plpgsql as $$
begin
  new.rank := post_rank(new.created_at, new.likes_count, new.comments_count, new.views_count);
  return new;
end $$;
create trigger posts_keep_rank before insert or update of created_at, likes_count, comments_count, views_count on posts
for each row execute function posts_keep_rank();
update posts set rank = post_rank(created_at, likes_count, comments_count, views_count);

create index posts_ranked on posts (rank desc, id desc) include (creator_id) where status = 'published';
create index posts_ranked_safe on posts (rank desc, id desc) include (creator_id) where status = 'published' and not is_nsfw;
create index posts_ranked_by_creator on posts (creator_id, rank desc, id desc) include (is_nsfw) where status = 'published';
-- Everybody's posts are read by rank from now on; a creator's, and those of the subscribed, by publication.
drop index posts_listed, posts_listed_safe;
