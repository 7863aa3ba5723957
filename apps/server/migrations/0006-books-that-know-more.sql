-- The books before fifty features copy them (docs/ledger.md). Accounts say their type, owner and stripe in columns and
-- the sign rule follows the type; an entry knows who acted, about what, at which rate and from which request; the books
-- hold facts and no words. House accounts, and what a creator is owed, are split into stripes so that two sales of
-- different people never wait for one row.
alter table ledger_entries disable trigger ledger_entries_append_only;
alter table ledger_postings disable trigger ledger_postings_append_only;
alter table ledger_postings drop constraint ledger_postings_from_account_fkey, drop constraint ledger_postings_to_account_fkey;

alter table ledger_accounts
  add column type text,
  add column owner text not null default '',
  add column stripe smallint not null default 0,
  -- What came in and went out by trade (purchases and spends, less what was taken back of them): holds and payouts
  -- move a balance without being earned or spent.
  add column turnover_in bigint not null default 0,
  add column turnover_out bigint not null default 0;

create function pg_temp.renamed(id text) returns text language sql immutable as $$
  select case
    when id like 'PHP:creator:%' then 'PHP:creator_payable:' || substr(id, 13)
    when id like 'PHP:affiliate:%' then 'PHP:affiliate_held:' || substr(id, 15)
    else id end $$;
update ledger_accounts set id = pg_temp.renamed(id) where id <> pg_temp.renamed(id);
update ledger_postings set from_account = pg_temp.renamed(from_account), to_account = pg_temp.renamed(to_account)
  where from_account <> pg_temp.renamed(from_account) or to_account <> pg_temp.renamed(to_account);
update ledger_accounts set type = split_part(id, ':', 2), owner = split_part(id, ':', 3), turnover_in = total_in, turnover_out = total_out;
-- Of the house's own accounts nobody asks what they turned over.
update ledger_accounts set turnover_in = 0, turnover_out = 0 where type not in ('wallet', 'creator_payable', 'affiliate_held');

alter table ledger_accounts
  alter column type set not null,
  drop constraint ledger_accounts_never_negative,
  drop column may_go_negative,
  drop column total_in,
  drop column total_out,
  add constraint ledger_accounts_is_what_its_id_says check (
    id = currency || ':' || type || case when owner = '' then '' else ':' || owner end || case when stripe = 0 then '' else '#' || stripe end),
  add constraint ledger_accounts_type check (
    (currency = 'CREDIT' and type in ('issuer', 'wallet')) or
    (currency = 'PHP' and type in ('clearing', 'deposits', 'promotions', 'revenue', 'creator_payable', 'creator_held', 'affiliate_held',
      'affiliate_payable', 'payouts_in_flight', 'fan_debt', 'creator_debt', 'chargeback_loss', 'provider_fees', 'tax_payable'))),
  add constraint ledger_accounts_stripe check (
    stripe = 0 or (stripe between 1 and 63 and type in ('issuer', 'deposits', 'promotions', 'clearing', 'revenue'))
    or (stripe between 1 and 15 and type in ('creator_payable', 'affiliate_held'))),
  -- What may run below zero, and what is owed to us or lost and may not run above it. A stripe of issuer and deposits may
  -- be of either sign; a law looks at their sums.
  add constraint ledger_accounts_sign check (
    case
      when type in ('issuer', 'deposits', 'promotions', 'clearing') then true
      when type in ('fan_debt', 'creator_debt', 'chargeback_loss', 'provider_fees') then balance <= 0
      else balance >= 0
    end);
create index ledger_accounts_owner on ledger_accounts (type, owner) include (balance, turnover_in, turnover_out);
-- Balances change with every entry: room on each page keeps the change beside its row.
alter table ledger_accounts set (fillfactor = 70);

alter table ledger_postings
  add constraint ledger_postings_from_account_fkey foreign key (from_account) references ledger_accounts (id),
  add constraint ledger_postings_to_account_fkey foreign key (to_account) references ledger_accounts (id);

-- Every version of the settings that the books were ever kept by, so that laws recompute a sale by the rules of its day.
alter table platform_settings add column version integer not null default 1;
create table platform_settings_versions (
  version integer primary key,
  centavos_per_credit integer not null,
  creator_percent integer not null,
  affiliate_percent integer not null,
  affiliate_validity_months integer not null,
  affiliate_cap_centavos bigint not null,
  affiliate_min_transaction_centavos integer not null
);
create function keep_settings_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
  end if;
  insert into platform_settings_versions values (new.version, new.centavos_per_credit, new.creator_percent, new.affiliate_percent,
    new.affiliate_validity_months, new.affiliate_cap_centavos, new.affiliate_min_transaction_centavos);
  return new;
end $$;
create trigger platform_settings_versioned before insert or update on platform_settings for each row execute function keep_settings_version();
insert into platform_settings_versions
  select version, centavos_per_credit, creator_percent, affiliate_percent, affiliate_validity_months, affiliate_cap_centavos,
    affiliate_min_transaction_centavos from platform_settings;
create trigger platform_settings_versions_append_only before update or delete on platform_settings_versions
  for each row execute function refuse_change();

-- Rates: each change with the credits that were in circulation at it.
create table rate_changes (
  id uuid primary key,
  centavos_before integer not null check (centavos_before between 1 and 10000),
  centavos_after integer not null check (centavos_after between 1 and 10000),
  credits_in_circulation bigint not null check (credits_in_circulation >= 0),
  changed_by uuid references users (id),
  changed_at timestamptz not null
);
create index rate_changes_newest on rate_changes (changed_at desc, id desc);
create trigger rate_changes_append_only before update or delete on rate_changes for each row execute function refuse_change();

alter table ledger_entries
  add column actor_type text,
  add column actor_id uuid,
  add column subject_type text,
  add column centavos_per_credit integer,
  add column correlation_id uuid,
  -- Null for entries from before versions were kept.
  add column settings_version integer references platform_settings_versions (version),
  -- Whether it counts for what was purchased, spent and earned (1), takes that back (-1), or neither (0).
  add column trade_sign smallint,
  add column details jsonb not null default '{}';

alter table unlocks drop constraint unlocks_pkey, add column id uuid not null default gen_random_uuid();
alter table unlocks alter column id drop default, add primary key (id), add constraint unlocks_once unique (fan_id, post_id);

update ledger_entries e set key = 'unlock:' || u.id, subject_type = 'unlock', subject_id = u.id, actor_type = 'fan', actor_id = u.fan_id,
    details = jsonb_build_object('post_id', p.id, 'title', p.title)
  from unlocks u join posts p on p.id = u.post_id
  where e.reason = 'unlock' and e.key = 'unlock:' || u.fan_id || ':' || u.post_id;
update ledger_entries e set subject_type = 'purchase', actor_type = 'fan', actor_id = p.fan_id,
    details = jsonb_build_object('package_id', p.package_id, 'base_credits', p.base_credits, 'bonus_credits', p.bonus_credits)
  from purchases p where e.reason = 'purchase' and e.subject_id = p.id;
with revaluations as (
  select e.id, e.created_at, gen_random_uuid() as change_id,
    round((regexp_match(e.description, 'from ₱([0-9.]+)'))[1]::numeric * 100)::int as before,
    round((regexp_match(e.description, 'to ₱([0-9.]+)'))[1]::numeric * 100)::int as after,
    (select sum(case when q.to_account = 'PHP:deposits' then q.amount else -q.amount end) from ledger_postings q where q.entry_id = e.id) as change
  from ledger_entries e where e.reason = 'revaluation'
), changes as (
  insert into rate_changes (id, centavos_before, centavos_after, credits_in_circulation, changed_by, changed_at)
  select change_id, before, after, change / (after - before), null, created_at from revaluations returning id
)
update ledger_entries e set key = 'revaluation:' || r.change_id, subject_type = 'rate_change', subject_id = r.change_id, actor_type = 'system',
    centavos_per_credit = r.after, details = jsonb_build_object('centavos_before', r.before, 'centavos_after', r.after)
  from revaluations r where r.id = e.id;
-- What a credit was worth follows from what an entry moved.
update ledger_entries e set centavos_per_credit = m.deposits / m.credits
  from (select entry_id,
      sum(case when to_account = 'PHP:deposits' then amount when from_account = 'PHP:deposits' then -amount else 0 end) as deposits,
      sum(case when from_account = 'CREDIT:issuer' then amount when to_account = 'CREDIT:issuer' then -amount else 0 end) as credits
    from ledger_postings group by entry_id) m
  where m.entry_id = e.id and e.centavos_per_credit is null and m.credits <> 0;
update ledger_entries set
  actor_type = coalesce(actor_type, 'system'),
  subject_type = coalesce(subject_type, 'entry'),
  subject_id = coalesce(subject_id, id),
  centavos_per_credit = coalesce(centavos_per_credit, (select centavos_per_credit from platform_settings)),
  correlation_id = id,
  trade_sign = case when reason in ('purchase', 'unlock', 'bonus') then 1 when reason = 'reversal' then -1 else 0 end;
alter table ledger_entries
  drop column description,
  alter column actor_type set not null,
  alter column subject_type set not null,
  alter column subject_id set not null,
  alter column centavos_per_credit set not null,
  alter column correlation_id set not null,
  alter column trade_sign set not null,
  add constraint ledger_entries_trade_sign check (trade_sign between -1 and 1),
  add constraint ledger_entries_actor check (actor_type in ('fan', 'creator', 'admin', 'system') and (actor_type = 'system') = (actor_id is null)),
  add constraint ledger_entries_rate check (centavos_per_credit between 1 and 10000);
create index ledger_entries_correlation on ledger_entries (correlation_id);
alter table ledger_entries enable trigger ledger_entries_append_only;
alter table ledger_postings enable trigger ledger_postings_append_only;

-- Deposits = credits × rate, looked at by the database itself when a transaction with an entry commits: in what the
-- entry moved, or in all of it for a revaluation. The shared lock of the rate (7260002, settings.queries.ts) keeps the rate
-- that is read here until the end; who built an entry on an older rate is told to begin anew (40001).
create function assert_deposits_back_credits() returns trigger language plpgsql as $$
declare
  rate bigint;
  credits bigint;
  deposits bigint;
begin
  perform pg_advisory_xact_lock_shared(7260002);
  select centavos_per_credit into strict rate from platform_settings;
  if new.centavos_per_credit <> rate then
    raise exception 'entry % was built on another rate', new.id using errcode = 'serialization_failure';
  end if;
  if new.reason = 'revaluation' then
    select -coalesce(sum(balance) filter (where type = 'issuer'), 0), coalesce(sum(balance) filter (where type = 'deposits'), 0)
      into credits, deposits from ledger_accounts where type in ('issuer', 'deposits');
  else
    select
      coalesce(sum(case when starts_with(from_account, 'CREDIT:issuer') then amount when starts_with(to_account, 'CREDIT:issuer') then -amount else 0 end), 0),
      coalesce(sum(case when starts_with(to_account, 'PHP:deposits') then amount when starts_with(from_account, 'PHP:deposits') then -amount else 0 end), 0)
      into credits, deposits from ledger_postings where entry_id = new.id;
  end if;
  if deposits <> credits * rate then
    raise exception 'entry % leaves deposits of % for % credits at %', new.id, deposits, credits, rate using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_deposits_back_credits after insert on ledger_entries
  deferrable initially deferred for each row execute function assert_deposits_back_credits();

-- Kept figures, in stripes like the accounts: a post that sells to thousands has no row that all of them change.
create table post_unlock_counts (
  post_id uuid not null references posts (id),
  stripe smallint not null check (stripe between 0 and 15),
  unlocks integer not null check (unlocks >= 0),
  primary key (post_id, stripe)
) with (fillfactor = 70);
insert into post_unlock_counts select id, 0, unlocks_count from posts where unlocks_count > 0;
alter table posts drop column unlocks_count;

alter table creator_daily_earnings
  drop column sales,
  add column stripe smallint not null default 0 check (stripe between 0 and 15),
  drop constraint creator_daily_earnings_pkey,
  add primary key (creator_id, day, stripe);
alter table creator_daily_earnings alter column stripe drop default, set (fillfactor = 70);

-- What a referrer has had from a creator's sales, against the cap (docs/product.md). A stripe holds at most its share of the cap.
create table referral_earnings (
  creator_id uuid not null references users (id),
  stripe smallint not null check (stripe between 0 and 15),
  earned_centavos bigint not null check (earned_centavos >= 0),
  primary key (creator_id, stripe)
) with (fillfactor = 70);
insert into referral_earnings
  select u.id, s, u.referral_earned_centavos / 16 + case when s < u.referral_earned_centavos % 16 then 1 else 0 end
  from users u, generate_series(0, 15) s where u.referral_earned_centavos > 0;
alter table users drop column referral_earned_centavos;

-- On what terms a creator sells at this moment: one place, for everything that credits are spent on.
create view sale_terms as
  select creator.id as creator_id, setting.version as settings_version, setting.centavos_per_credit, setting.creator_percent, setting.affiliate_percent,
    setting.affiliate_validity_months, setting.affiliate_cap_centavos, setting.affiliate_min_transaction_centavos,
    creator.referred_by as affiliate_id, creator.created_at as creator_since, creator.status as creator_status
  from users creator cross join platform_settings setting;

-- What each entry did to each account, stripes put together: for laws and for whoever looks by hand.
create view ledger_movements as
  select entry_id, account, sum(amount)::bigint as amount from (
    select entry_id, split_part(to_account, '#', 1) as account, amount from ledger_postings
    union all
    select entry_id, split_part(from_account, '#', 1), -amount from ledger_postings
  ) moved group by entry_id, account having sum(amount) <> 0;
