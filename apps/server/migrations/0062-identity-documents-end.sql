-- Pictures of who was approved end, too: after seven years (P9). What was submitted, and that they were removed, stays.
alter table verifications drop constraint verifications_check2;
alter table verifications add constraint verifications_removed_decided
  check (documents_removed_at is null or status in ('approved', 'rejected'));
drop index verifications_expiring;
create index verifications_expiring on verifications (status, decided_at) where documents_removed_at is null;
