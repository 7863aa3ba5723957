-- Finding creators by what they are called, tagged with and say of themselves, typing errors and accents forgiven (P140,
-- docs/decisions/0052). What is searched is kept as rows in the order in which they are wanted, so that a search reads as
-- many of them whether there are a thousand creators or a hundred thousand. Triggers keep them, whoever writes a name or a
-- tag. The extension is part of contrib, as pg_trgm is, which is needed already.
create extension if not exists fuzzystrmatch;
drop index creators_search;

/* The words of a text, without case, accents and letters in disguise: "Luningníng Ñ." is luningning and n. */
create function plain_words(written text) returns text[] language sql immutable parallel safe as $$
  select array_remove(regexp_split_to_array(
    lower(regexp_replace(normalize(written, NFKD), '[\u0300-\u036f]', '', 'g')),
    '[^a-z0-9\u00c0-\u1fff\u3040-\ud7ff\U00010000-\U0001ffff]+'), '')
$$;

/* A word and what is left of it when one letter is missing: two words that share one are a typing error apart. */
create function near_keys(word text) returns text[] language sql immutable parallel safe as $$
  select case when length(word) between 4 and 20 and word !~ ' ' then
    array(select word union select overlay(word placing '' from place for 1) from generate_series(1, length(word)) place)
  else '{}' end
$$;

/* One letter too much, too little, another one, or two that changed places. */
create function is_misspelt(typed text, word text) returns boolean language sql immutable parallel safe as $$
  select levenshtein(typed, word) = 1 or (length(typed) = length(word) and exists (
    select from generate_series(1, length(word) - 1) place
    where overlay(word placing substr(word, place + 1, 1) || substr(word, place, 1) from place for 2) = typed))
$$;

/* How well known somebody is, in steps of twice as many: the rows of a creator change when a step is taken, and seldom. */
create function popularity_of(followers integer, subscribers integer) returns smallint language sql immutable parallel safe as $$
  select floor(ln(1 + followers + 4.0::float8 * subscribers) / ln(2::float8))::smallint
$$;

create table search_words (
  word text collate "C" primary key,
  near text[] not null
);
create index search_words_near on search_words using gin (near) with (fastupdate = off);

-- weight: 5 a whole name or username, 4 a word of one, 3 a tag, 2 the beginning of such a word, 1 a word of the bio.
create table creator_terms (
  creator_id uuid not null references users (id) on delete cascade,
  term text collate "C" not null,
  weight smallint not null check (weight between 1 and 5),
  popularity smallint not null,
  -- A tag of mature posts alone: for who is shown those.
  is_mature boolean not null default false,
  primary key (creator_id, term, weight)
);
create index creator_terms_best on creator_terms (term, weight desc, popularity desc, creator_id desc) include (is_mature);

/* What these creators can be found by; nothing for who is not listed. At most 80 words of a bio, tags of the newest 200 posts.
   Planned each time: a plan from when there were no posts reads all of them for each creator once there are many. */
create function terms_of(creators uuid[])
returns table (creator_id uuid, term text, weight smallint, popularity smallint, is_mature boolean) language sql stable set plan_cache_mode = force_custom_plan as $$
  with listed as (
    select id, full_name, username, bio, popularity_of(followers_count, subscribers_count) as popularity from users
    where id = any (creators) and user_type = 'creator' and kyc_status = 'approved' and status = 'active'
  ), names as (
    select id, plain_words(name) as words from listed, lateral (values (full_name), (username)) as named (name)
  ), tags as (
    select listed.id, plain_words(tag) as words, recent.is_nsfw from listed
    cross join lateral (select tags, is_nsfw, status from posts where posts.creator_id = listed.id order by posts.id desc limit 200) recent
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

/* Brings the rows of these creators to what they should be, and writes what differs only. */
create function refresh_creator_terms(creators uuid[]) returns void language sql set plan_cache_mode = force_custom_plan as $$
  with wanted as materialized (
    select * from terms_of(creators)
  ), gone as (
    delete from creator_terms t where t.creator_id = any (creators) and not exists (
      select from wanted w where (w.creator_id, w.term, w.weight) = (t.creator_id, t.term, t.weight))
    returning t.term
  ), kept as (
    insert into creator_terms as t select creator_id, term, weight, popularity, is_mature from wanted
    on conflict (creator_id, term, weight) do update set popularity = excluded.popularity, is_mature = excluded.is_mature
      where (t.popularity, t.is_mature) is distinct from (excluded.popularity, excluded.is_mature)
  ), known as (
    insert into search_words select term, near_keys(term) from (select distinct term from wanted where weight <> 2 order by term) as words
    on conflict do nothing
  )
  delete from search_words where word in (select term from gone)
    and not exists (select from wanted where term = word)
    and not exists (select from creator_terms t where t.term = word and t.creator_id <> all (creators));
$$;

create function refresh_terms_of_new_people() returns trigger language plpgsql as $$
begin
  if exists (select from added where user_type = 'creator' and kyc_status = 'approved') then
    perform refresh_creator_terms(array(select id from added where user_type = 'creator' and kyc_status = 'approved'));
  end if;
  return null;
end
$$;
create function refresh_terms_of_person() returns trigger language plpgsql as $$
begin
  perform refresh_creator_terms(array[new.id]);
  return null;
end
$$;
create function refresh_popularity() returns trigger language plpgsql as $$
begin
  update creator_terms set popularity = popularity_of(new.followers_count, new.subscribers_count) where creator_id = new.id;
  return null;
end
$$;
create function refresh_terms_of_posts() returns trigger language plpgsql as $$
declare
  creators uuid[] := array(select distinct creator_id from changed where tags <> '{}' and status = 'published');
begin
  if creators <> '{}' then perform refresh_creator_terms(creators); end if;
  return null;
end
$$;
create function refresh_terms_of_post() returns trigger language plpgsql as $$
begin
  perform refresh_creator_terms(array[new.creator_id]);
  return null;
end
$$;

select refresh_creator_terms(array(select id from users where user_type = 'creator' and kyc_status = 'approved' and status = 'active'));

create trigger users_searched after insert on users referencing new table as added
  for each statement execute function refresh_terms_of_new_people();
create trigger users_searched_anew after update of full_name, username, bio, user_type, kyc_status, status on users for each row
  when (new.user_type = 'creator' and (old.full_name, old.username, old.bio, old.user_type, old.kyc_status, old.status)
    is distinct from (new.full_name, new.username, new.bio, new.user_type, new.kyc_status, new.status))
  execute function refresh_terms_of_person();
create trigger users_popular after update of followers_count, subscribers_count on users for each row
  when (popularity_of(old.followers_count, old.subscribers_count) <> popularity_of(new.followers_count, new.subscribers_count))
  execute function refresh_popularity();
create trigger posts_searched after insert on posts referencing new table as changed
  for each statement execute function refresh_terms_of_posts();
create trigger posts_searched_no_more after delete on posts referencing old table as changed
  for each statement execute function refresh_terms_of_posts();
create trigger posts_searched_anew after update of tags, status, is_nsfw on posts for each row
  when ((old.tags, old.status, old.is_nsfw) is distinct from (new.tags, new.status, new.is_nsfw))
  execute function refresh_terms_of_post();

-- By price in both ways, who has none last.
create index creators_cheapest on users ((2147483647 - coalesce(subscription_price_centavos, 2147483647)) desc, id desc)
  where user_type = 'creator' and kyc_status = 'approved' and status = 'active';
create index creators_dearest on users (coalesce(subscription_price_centavos, 0) desc, id desc)
  where user_type = 'creator' and kyc_status = 'approved' and status = 'active';
