-- A refund whose payer got the money by a dispute instead is paid back as well, and must not be paid by us again (P228). Null for
-- what was written before and by the release before: paid by a refund of ours.
alter table refund_requests
  add column paid_back_by text check (paid_back_by in ('refund', 'dispute')),
  add constraint refund_requests_paid_by check (paid_back_by is null or paid_back_at is not null);
