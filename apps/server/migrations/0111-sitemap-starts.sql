-- Where the lists of the sitemap begin, by id. They are kept, so that nobody reads all creators and posts to find them: ids grow with
-- time, so new lists begin behind the last one. The lowest id of all begins the first list, whoever is shown before today's first.
create table sitemap_starts (
  kind text not null check (kind in ('profiles', 'posts')),
  first_id uuid not null,
  primary key (kind, first_id)
);
-- Whom the sitemap may name, in the order of their ids.
create index users_listed on users (id) where user_type = 'creator' and kyc_status = 'approved' and status = 'active';
