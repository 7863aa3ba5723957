-- Up to where a device of each of the two was handed what the other sent (P670): one number for each of them, as of reading.

alter table conversation_sides add column delivered_seq int not null default 0;
-- What was read had come.
update conversation_sides set delivered_seq = read_seq where read_seq > 0;
alter table conversation_sides add constraint conversation_sides_delivered check (delivered_seq >= read_seq);
