-- Who approves a large payout first may want it paid by hand (P840): until now that was forgotten as soon as a second person approved it.
alter table payouts add column first_by_hand boolean not null default false;
alter table payouts add constraint payouts_first_by_hand check (not first_by_hand or first_approved_by is not null);
