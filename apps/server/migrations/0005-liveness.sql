-- Who is answering the request of a key: the id of a process that shows by an advisory lock that it lives. A key
-- without an answer and without a holder was given back: its row stays, as it says what the key was used for.
alter table idempotency_keys add column holder uuid;
