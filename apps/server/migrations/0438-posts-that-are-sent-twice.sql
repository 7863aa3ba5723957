-- The device's own name for a post: one whose answer was lost is sent again, and is there once (P808).
alter table posts add column client_id uuid;
create unique index posts_client on posts (creator_id, client_id) where client_id is not null;
