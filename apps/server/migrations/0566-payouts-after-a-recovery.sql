-- A payout that a thief asked for, to an account that a thief put there, ends as the account is recovered (P1031). When that was: to the account
-- nothing can be asked for until a day later, as if it had been changed then; and the payout was rejected by no person, but for that.
alter table payout_settings add column recovered_at timestamptz;
alter table payouts
  add column recovered_at timestamptz,
  add constraint payouts_recovered check (recovered_at is null or (status = 'rejected' and decided_by is null)) not valid;
alter table payouts validate constraint payouts_recovered;
