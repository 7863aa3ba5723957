-- Up to three posts stand on top of their creator's profile, pinned last first (P402). What is taken away is unpinned by the program; a
-- row that the release before took away may keep its pin, which counts for nothing.
alter table posts add column pinned_at timestamptz;
create index posts_pinned on posts (creator_id, pinned_at desc) where pinned_at is not null;
