-- Nobody who is banned or erased earns commission any more: the platform keeps that part (P248). What is left of an account that
-- is erased is forfeited and booked so (P249).
alter table users add column erased_at timestamptz;

create or replace view sale_terms as
  select creator.id as creator_id, setting.version as settings_version, setting.centavos_per_credit, setting.creator_percent, setting.affiliate_percent,
    setting.affiliate_validity_months, setting.affiliate_cap_centavos, setting.affiliate_min_transaction_centavos,
    case when referrer.status in ('banned', 'erased') then null else creator.referred_by end as affiliate_id,
    creator.created_at as creator_since, creator.status as creator_status
  from users creator cross join platform_settings setting left join users referrer on referrer.id = creator.referred_by;

create table forfeits (
  id uuid primary key,
  person_id uuid not null unique references users (id),
  earnings bigint not null check (earnings >= 0),
  affiliate bigint not null check (affiliate >= 0),
  affiliate_held bigint not null check (affiliate_held >= 0),
  forfeited_at timestamptz not null,
  check (earnings + affiliate + affiliate_held > 0)
);
