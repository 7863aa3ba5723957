-- A tip that a fan sends from inside a conversation is a message of it, written in the transaction that pays (P471, decision 126).
alter table tips
  -- Where it was sent; null for one from a profile or a post.
  add column conversation_id uuid references conversations (id);

alter table messages
  -- Deferred: the tip is written last, together with what is booked for it.
  add column tip_id uuid references tips (id) deferrable initially deferred,
  drop constraint messages_say_something,
  add constraint messages_say_something check (
    state not in ('sent', 'in_review') or text is not null or files_count > 0 or broadcast_id is not null or tip_id is not null),
  add constraint messages_tip_has_no_files check (tip_id is null or (files_count = 0 and broadcast_id is null));
create unique index messages_tip on messages (tip_id) where tip_id is not null;
