-- A public picture is served while somebody shows it (P320): by its name, whose avatar or cover it is.
create index users_avatar_key on users (avatar_key) where avatar_key is not null;
create index users_cover_key on users (cover_key) where cover_key is not null;
