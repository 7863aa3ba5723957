-- What is left of paid months comes back once their creator blocks the fan, and they end at once (P1036, decision 301). A charge keeps what was paid for
-- and until when; where it ended before its time that is kept beside it, with the id of that end, which its restitution names. A free month or trial too.
alter table subscription_charges
  add column cut_at timestamptz,
  add column cut_id uuid,
  add constraint subscription_charges_cut check ((cut_at is null) = (cut_id is null) and cut_at < ends_at) not valid;
alter table subscription_charges validate constraint subscription_charges_cut;
create index subscription_charges_cut on subscription_charges (cut_id) where cut_id is not null;
alter table free_months add column cut_at timestamptz, add constraint free_months_cut check (cut_at < ends_at) not valid;
alter table free_months validate constraint free_months_cut;

alter table restitutions drop constraint restitutions_cause_check;
alter table restitutions add constraint restitutions_cause_check
  check (cause in ('banned', 'left', 'post_removed', 'live_failed', 'live_late', 'live_blocked', 'months_blocked')) not valid;
alter table restitutions validate constraint restitutions_cause_check;
-- Whoever blocks owes what their balance could not bear of it, as who leaves does (P1037).
alter table restitutions drop constraint restitutions_debt;
alter table restitutions add constraint restitutions_debt
  check (debt_centavos = 0 or (debt_centavos > 0 and cause in ('left', 'months_blocked'))) not valid;
alter table restitutions validate constraint restitutions_debt;
