-- A file that a creator made for one fan: their name stands in every copy of it, whoever looks (P197).
alter table media_items add column made_for uuid references users (id);
