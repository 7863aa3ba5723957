-- A message can be reported (P434), with the messages around it as they stood then: what staff reads of a conversation, kept with the
-- report also once they are unsent.
alter table reports drop constraint reports_subject_type_check;
alter table reports add constraint reports_subject_type_check
  check (subject_type in ('post', 'profile', 'comment', 'message'));

create table report_messages (
  report_id uuid not null references reports (id),
  seq int not null check (seq > 0),
  message_id uuid not null references messages (id),
  sender_id uuid not null references users (id),
  -- Null where it had files alone, was taken away before, or its writer is erased.
  text text check (char_length(text) between 1 and 4000),
  -- The files that it had, in order.
  file_ids uuid[] not null default '{}' check (cardinality(file_ids) <= 10),
  sent_at timestamptz not null,
  primary key (report_id, seq)
);
-- A file of a message that was unsent while a report of it waits: staff sees it until that is decided, and nobody else.
alter table message_files add column is_evidence boolean not null default false;
create index message_files_evidence on message_files (media_id) where is_evidence;
create index report_messages_message on report_messages (message_id);
create index report_messages_sender on report_messages (sender_id);
