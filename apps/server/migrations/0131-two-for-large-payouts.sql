-- A payout above this needs two people of those who may approve payouts (P332). Who approved first is kept beside the payout until the
-- second does; the release before approves with one.
alter table platform_settings add column payout_two_person_centavos integer not null default 5000000
  check (payout_two_person_centavos >= 0);
alter table platform_settings_versions add column payout_two_person_centavos integer;
alter table payouts add column first_approved_by uuid references users (id), add column first_approved_at timestamptz;
create index payouts_first_approved_by on payouts (first_approved_by) where first_approved_by is not null;
