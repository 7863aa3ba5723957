-- Whoever reads while one of the two blocks the other was seen to by who was blocked (P426): for them the mark stands where it stood. Null where it stands
-- where the person has read, as it does for everybody else.
alter table conversation_sides add column shown_read_seq integer;
alter table conversation_sides add constraint conversation_sides_shown check (shown_read_seq between 0 and read_seq);
-- What is read was delivered, as far as the other is shown.
alter table conversation_sides drop constraint conversation_sides_delivered;
alter table conversation_sides add constraint conversation_sides_delivered check (delivered_seq >= coalesce(shown_read_seq, read_seq));
