-- What laws need to know of the past to recompute a payout, a coupon's discount, a month and a refund (docs/ledger.md): it was
-- overwritten until now. Kept by triggers where several places write, so that nothing has to remember to.

-- A version of the settings is every figure of theirs, and since when it was in force; null for those from before.
alter table platform_settings_versions disable trigger platform_settings_versions_append_only;
alter table platform_settings_versions
  add column payout_min_centavos integer,
  add column custom_credits_min integer,
  add column custom_credits_max integer,
  add column since timestamptz;
update platform_settings_versions v set payout_min_centavos = s.payout_min_centavos, custom_credits_min = s.custom_credits_min,
  custom_credits_max = s.custom_credits_max from platform_settings s where s.version = v.version;
alter table platform_settings_versions enable trigger platform_settings_versions_append_only;
-- Whatever both tables call by one name: a figure that is added to both needs nothing here.
create or replace function keep_settings_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
  end if;
  insert into platform_settings_versions
    select (jsonb_populate_record(null::platform_settings_versions, to_jsonb(new) || jsonb_build_object('since', new.changed_at))).*;
  return new;
end $$;

-- On what terms a coupon took something off: a use names the version that it was reserved by.
alter table coupons add column terms_version integer not null default 1;
alter table coupon_uses add column terms_version integer;
create table coupon_terms (
  coupon_id uuid not null references coupons (id),
  version integer not null,
  type text not null,
  value integer not null,
  min_order_centavos bigint,
  max_discount_centavos bigint,
  usage_limit_per_user integer,
  total_usage_limit integer,
  expires_at timestamptz,
  is_active boolean not null,
  primary key (coupon_id, version)
);
insert into coupon_terms select id, 1, type, value, min_order_centavos, max_discount_centavos, usage_limit_per_user, total_usage_limit,
  expires_at, is_active from coupons;
create trigger coupon_terms_append_only before update or delete on coupon_terms for each row execute function refuse_change();
create trigger coupon_terms_no_truncate before truncate on coupon_terms for each statement execute function refuse_change();

create function number_coupon_terms() returns trigger language plpgsql as $$
begin
  new.terms_version := old.terms_version + 1;
  return new;
end $$;
create function keep_coupon_terms() returns trigger language plpgsql as $$
begin
  insert into coupon_terms values (new.id, new.terms_version, new.type, new.value, new.min_order_centavos, new.max_discount_centavos,
    new.usage_limit_per_user, new.total_usage_limit, new.expires_at, new.is_active);
  return null;
end $$;
create trigger coupons_number_terms before update on coupons for each row
  when ((old.type, old.value, old.min_order_centavos, old.max_discount_centavos, old.usage_limit_per_user, old.total_usage_limit, old.expires_at, old.is_active)
    is distinct from (new.type, new.value, new.min_order_centavos, new.max_discount_centavos, new.usage_limit_per_user, new.total_usage_limit, new.expires_at, new.is_active))
  execute function number_coupon_terms();
create trigger coupons_keep_first_terms after insert on coupons for each row execute function keep_coupon_terms();
create trigger coupons_keep_terms after update on coupons for each row
  when (old.terms_version <> new.terms_version) execute function keep_coupon_terms();
create function name_coupon_terms() returns trigger language plpgsql as $$
begin
  select terms_version into new.terms_version from coupons where id = new.coupon_id;
  return new;
end $$;
create trigger coupon_uses_name_terms before insert on coupon_uses for each row execute function name_coupon_terms();

-- Which sealed account a creator had at which time, as a hash of what is sealed: it tells nobody the account, also after the
-- account was erased.
create table payout_account_seals (
  creator_id uuid not null references users (id),
  at timestamptz not null,
  seal bytea not null,
  primary key (creator_id, at, seal)
);
insert into payout_account_seals select creator_id, requested_at, sha256(sealed) from payouts on conflict do nothing;
insert into payout_account_seals select creator_id, updated_at, sha256(sealed) from payout_settings on conflict do nothing;
create trigger payout_account_seals_append_only before update or delete on payout_account_seals for each row execute function refuse_change();
create trigger payout_account_seals_no_truncate before truncate on payout_account_seals for each statement execute function refuse_change();
create function keep_payout_seal() returns trigger language plpgsql as $$
begin
  insert into payout_account_seals values (new.creator_id, new.updated_at, sha256(new.sealed)) on conflict do nothing;
  return null;
end $$;
create trigger payout_settings_keep_seal after insert or update of sealed on payout_settings for each row execute function keep_payout_seal();

-- What the fan had agreed to pay a month, in centavos; null for charges from before.
alter table subscription_charges add column agreed_centavos integer check (agreed_centavos > 0);

-- What was given back before its provider's word was kept: that it is back was seen there.
insert into provider_captures (provider, capture_id, order_id, purchase_id, amount_centavos, status, captured_at, seen_at)
  select a.provider, a.capture_id, a.order_id, a.purchase_id, a.captured_centavos, 'refunded', coalesce(a.captured_at, a.created_at), coalesce(a.returned_at, q.paid_back_at)
  from payment_attempts a left join refund_requests q on q.purchase_id = a.purchase_id and q.paid_back_at is not null and q.provider_refund_id is null
  where a.capture_id is not null and (a.returned_at is not null or (a.status = 'captured' and q.id is not null))
  on conflict (provider, capture_id) do update set status = excluded.status;

-- Entries that are no sales and no purchases are few: laws about them find them without reading all.
create index ledger_entries_rare on ledger_entries (reason, subject_id) where reason not in ('purchase', 'unlock', 'subscription', 'tip');

