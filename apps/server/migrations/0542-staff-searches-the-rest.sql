-- What staff could not find by its words (P371): tags, the words of polls, and places; and pictures of profiles, the newest first.
create function listed_words(written text[]) returns tsvector language sql immutable parallel safe as $$
  select public.searched_words(array_to_string(written, ' '))
$$;
create index posts_tags_words on posts using gin (listed_words(tags)) where tags <> '{}';
create index polls_words on polls using gin (listed_words(question || options));
create index users_location_words on users using gin (searched_words(location)) where location <> '';
create index users_location on users (id desc) where location <> '';
create index users_avatars on users (id desc) where avatar_key is not null;
create index users_covers on users (id desc) where cover_key is not null;
