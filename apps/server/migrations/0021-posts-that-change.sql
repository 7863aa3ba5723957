-- Posts change after they were made (P124 to P127). One that is deleted stays for whom bought it, as `withdrawn`. One that is
-- not published yet is a `draft`, or `scheduled` with the moment at which a job publishes it. The new rule allows whatever
-- the old one did, so rows that are there need not be read under the lock.
alter table posts
  add column edited_at timestamptz,
  add column publish_at timestamptz,
  -- Lists are in the order of publication: the id that a post would have had it been made then. Null where that is its own.
  add column listed_as uuid,
  drop constraint posts_status_check,
  add constraint posts_status check (status in ('published', 'in_review', 'draft', 'scheduled', 'withdrawn', 'removed')) not valid,
  add constraint posts_publish_at check ((status = 'scheduled') = (publish_at is not null)) not valid;
create index posts_due on posts (publish_at) where status = 'scheduled';

-- In the place of the indexes by id, whose order was the same for every post until now.
create index posts_listed on posts ((coalesce(listed_as, id)) desc) where status = 'published';
create index posts_listed_safe on posts ((coalesce(listed_as, id)) desc) where status = 'published' and not is_nsfw;
create index posts_listed_by_creator on posts (creator_id, (coalesce(listed_as, id)) desc);
drop index posts_feed, posts_by_creator;
