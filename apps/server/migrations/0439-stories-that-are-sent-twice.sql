-- A device names its posts and its stories (P808, P809): the same name for one of each is no conflict.
drop index posts_client;
create unique index posts_client on posts (creator_id, kind, client_id) where client_id is not null;
