-- A creator may appeal against a payout that was rejected, once, as against a sanction (P958): an appeal is against one or the other.
alter table appeals
  alter column sanction_id drop not null,
  add column payout_id uuid references payouts (id),
  add constraint appeals_of_one check ((sanction_id is null) <> (payout_id is null)) not valid;
alter table appeals validate constraint appeals_of_one;
create unique index appeals_one_each_payout on appeals (payout_id);
