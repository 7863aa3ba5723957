-- Who asked for it gets mails from the operator's neutral name under one neutral subject, and a neutral tab (P367).
alter table users add column is_discreet boolean not null default false;
