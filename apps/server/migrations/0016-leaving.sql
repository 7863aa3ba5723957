-- Deleting an account (P112): for thirty days it waits, hidden, and signing in restores it; then what is personal is erased
-- and the row stays, as the books name it.
alter table users drop constraint users_status_check;
alter table users
  add constraint users_status_check check (status in ('active', 'suspended', 'banned', 'leaving', 'erased')),
  add column erases_at timestamptz,
  add constraint users_leaving check (status <> 'leaving' or erases_at is not null);
create index users_leaving on users (erases_at) where status = 'leaving';
