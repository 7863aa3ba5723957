-- The studio compares months: the likes of a creator's posts are looked up by when they were given, and of one that has
-- hundreds of thousands the last two months are read, not all.
create index post_likes_given on post_likes (post_id, created_at);
drop index post_likes_post;
