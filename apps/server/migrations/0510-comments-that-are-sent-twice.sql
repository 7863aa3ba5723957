-- The device's own name for a comment: one whose answer was lost is sent again, and is there once (P895).
alter table comments add column client_id uuid;
create unique index comments_client on comments (author_id, client_id) where client_id is not null;
