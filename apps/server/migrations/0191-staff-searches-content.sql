-- Staff finds posts, comments, names, bios and links by their words (P371), without case and accents, each word as a beginning.
create function searched_words(written text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array(select distinct left(word, 200) from unnest(public.plain_words(written)) word))
$$;
create index posts_words on posts using gin (searched_words(title || ' ' || content));
create index comments_words on comments using gin (searched_words(text));
create index users_name_words on users using gin (searched_words(full_name || ' ' || username));
create index users_bio_words on users using gin (searched_words(bio)) where bio <> '';
create index social_links_words on social_links using gin (searched_words(url)) where url <> '';
-- All of a kind are listed newest first; those of posts, comments and people are their keys.
create index users_bios on users (id desc) where bio <> '';
create index social_links_listed on social_links (creator_id desc, platform desc) where url <> '';
