-- What waits in a mailbox ends with what it was asked with (P108, P109): a link that was asked for before this moment, also one whose
-- mail is still in the queue, is made no more. And the address that an account had is mailed a link that undoes a change of it.
alter table users add column links_ended_at timestamptz;

alter table account_links drop constraint account_links_kind_check;
alter table account_links add constraint account_links_kind_check
  check (kind in ('reset_password', 'confirm_email', 'change_email', 'undo_email'));

-- An address that can still be taken back is nobody else's meanwhile.
create index account_links_held on account_links (lower(email)) where kind = 'undo_email';
