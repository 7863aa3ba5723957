-- Money that was captured and not owed is given back through its provider (P46): asked again until it is.
alter table payment_attempts
  add column returned_at timestamptz,
  add check (returned_at is null or status = 'mismatch');
update payment_attempts set next_check_at = now(), checks = 0 where status = 'mismatch';
create index payment_attempts_to_return on payment_attempts (provider, next_check_at)
  where status = 'mismatch' and returned_at is null;
