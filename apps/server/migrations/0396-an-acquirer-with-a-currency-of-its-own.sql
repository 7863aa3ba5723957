-- An acquirer that takes no pesos (P777): what its payer is asked for in its currency stands beside the pesos, with the rate that it was
-- made by. A release before writes neither.
alter table platform_settings
  -- Centavos for one unit of the acquirer's currency; 0 is: not offered.
  add column foreign_rate_centavos integer not null default 0 check (foreign_rate_centavos = 0 or foreign_rate_centavos between 100 and 100000),
  add column foreign_rate_at timestamptz;
alter table platform_settings_versions
  add column foreign_rate_centavos integer,
  add column foreign_rate_at timestamptz;

alter table payment_attempts
  -- Hundredths of the currency's unit.
  add column charge_minor bigint check (charge_minor > 0),
  add column charge_currency text check (charge_currency ~ '^[A-Z]{3}$'),
  add column charge_rate_centavos integer check (charge_rate_centavos > 0),
  add constraint payment_attempts_charge check ((charge_minor is null) = (charge_currency is null) and (charge_minor is null) = (charge_rate_centavos is null));

-- What an acquirer said once, signed, and tells nobody again: money that went back, and chargebacks (P779).
create table acquirer_posts (
  provider text not null,
  post_id text not null,
  sale_id text not null,
  kind text not null check (kind in ('credit', 'chargeback')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  received_at timestamptz not null,
  primary key (provider, post_id)
);
create index acquirer_posts_sale on acquirer_posts (provider, sale_id);

-- Refunds asked of an acquirer that knows no key of ours, written down before it is asked: none is asked for twice (P779).
create table acquirer_refunds (
  refund_id text primary key,
  provider text not null,
  sale_id text not null,
  amount_centavos bigint not null check (amount_centavos > 0),
  charge_minor bigint not null check (charge_minor > 0),
  -- `asked` until the acquirer has said that it took it.
  state text not null check (state in ('asked', 'taken')),
  asked_at timestamptz not null
);
create index acquirer_refunds_sale on acquirer_refunds (provider, sale_id);

-- For the law that looks at them alone.
create index payment_attempts_charged on payment_attempts (id) where charge_minor is not null;
