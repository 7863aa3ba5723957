-- The newest posts of a creator were asked for in the order of all posts: for one who has few, as everybody at first, the
-- planner read everybody's posts backwards, a million of them for each name that changed. They come in the order of the index
-- in which a creator's posts are listed.
/* What these creators can be found by; nothing for who is not listed. At most 80 words of a bio, tags of the newest 200 posts.
   Planned each time: a plan from when there were no posts reads all of them for each creator once there are many. */
create or replace function terms_of(creators uuid[])
returns table (creator_id uuid, term text, weight smallint, popularity smallint, is_mature boolean) language sql stable set plan_cache_mode = force_custom_plan as $$
  with listed as (
    select id, full_name, username, bio, popularity_of(followers_count, subscribers_count) as popularity from users
    where id = any (creators) and user_type = 'creator' and kyc_status = 'approved' and status = 'active'
  ), names as (
    select id, plain_words(name) as words from listed, lateral (values (full_name), (username)) as named (name)
  ), tags as (
    select listed.id, plain_words(tag) as words, recent.is_nsfw from listed
    cross join lateral (select tags, is_nsfw, status from posts where posts.creator_id = listed.id order by coalesce(posts.listed_as, posts.id) desc limit 200) recent
    cross join lateral unnest(recent.tags) as tag
    where recent.status = 'published'
  ), found as (
    select id, array_to_string(words, ' ') as term, 5 as weight, false as is_mature from names
    union all select id, word, 4, false from names, unnest(words) as word
    union all select id, left(word, letters), 2, false from names, unnest(words) as word, generate_series(2, 4) as letters
      where length(word) > letters
    union all select id, array_to_string(words, ' '), 3, is_nsfw from tags
    union all select id, word, 3, is_nsfw from tags, unnest(words) as word
    union all select id, word, 1, false from listed, unnest((plain_words(bio))[1:80]) as word
  )
  select found.id, found.term, found.weight::smallint, listed.popularity, bool_and(found.is_mature)
  from found join listed using (id) where length(found.term) between 2 and 80
  group by found.id, found.term, found.weight, listed.popularity
$$;
