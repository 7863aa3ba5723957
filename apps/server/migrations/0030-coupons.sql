-- What admins did (P148): who, what, before, after, when, from where. It only grows, and outlives who did it.
create table admin_actions (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid not null,
  -- As code names it: 'coupon.create'.
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$'),
  subject_type text not null,
  subject_id uuid not null,
  before jsonb,
  after jsonb,
  -- Of an address only its network; null for a command.
  network text
);
create index admin_actions_at on admin_actions (at desc, id desc);
create index admin_actions_subject on admin_actions (subject_id, at desc);
create trigger admin_actions_append_only before update or delete on admin_actions for each row execute function refuse_change();
create trigger admin_actions_no_truncate before truncate on admin_actions for each statement execute function refuse_change();

-- Discounts for fans (P18).
create table coupons (
  id uuid primary key,
  code text not null check (code ~ '^[A-Z0-9_-]{1,20}$'),
  type text not null check (type in ('percentage', 'fixed_amount')),
  -- Hundredths of a percent, or centavos.
  value integer not null check (value > 0),
  description text not null default '' check (length(description) <= 200),
  min_order_centavos bigint check (min_order_centavos >= 0),
  max_discount_centavos bigint check (max_discount_centavos >= 0),
  usage_limit_per_user integer check (usage_limit_per_user >= 1),
  total_usage_limit integer check (total_usage_limit >= 1),
  expires_at timestamptz,
  is_active boolean not null default true,
  -- Uses that count against the limit: of open orders and of paid ones; and the paid ones among them.
  taken_uses integer not null default 0 check (taken_uses >= 0),
  paid_uses integer not null default 0 check (paid_uses between 0 and taken_uses),
  created_at timestamptz not null,
  created_by uuid not null references users (id),
  check (type <> 'percentage' or value <= 10000),
  check (type = 'percentage' or max_discount_centavos is null)
);
create unique index coupons_code on coupons (code);
create index coupons_newest on coupons (id desc);

-- One for each purchase with a coupon: reserved with the order, paid at the capture, released when the order is over.
create table coupon_uses (
  purchase_id uuid primary key references purchases (id),
  coupon_id uuid not null references coupons (id),
  fan_id uuid not null references users (id),
  state text not null check (state in ('reserved', 'paid', 'released')),
  discount_centavos bigint not null check (discount_centavos >= 0),
  created_at timestamptz not null
);
create index coupon_uses_fan on coupon_uses (coupon_id, fan_id) where state <> 'released';
create index coupon_uses_newest on coupon_uses (coupon_id, purchase_id desc);
