-- Who brought creators (P182), one row each: how many, and when the last one came, so that lists and figures of the administration
-- cost the same however many people there are. Kept by a trigger, as accounts are made in several places; a law counts anew.
create table affiliate_records (
  affiliate_id uuid primary key references users (id),
  referrals integer not null check (referrals > 0),
  last_referral_at timestamptz not null
);
-- Who is active is who brought somebody lately.
create index affiliate_records_last on affiliate_records (last_referral_at);
insert into affiliate_records
  select referred_by, count(*), max(created_at) from users where referred_by is not null group by referred_by;

create function keep_affiliate_record() returns trigger language plpgsql as $$
begin
  insert into affiliate_records as known (affiliate_id, referrals, last_referral_at) values (new.referred_by, 1, new.created_at)
  on conflict (affiliate_id) do update set referrals = known.referrals + 1,
    last_referral_at = greatest(known.last_referral_at, excluded.last_referral_at);
  return null;
end $$;
create trigger users_keep_affiliate_record after insert on users
  for each row when (new.referred_by is not null) execute function keep_affiliate_record();
