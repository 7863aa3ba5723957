-- What a provider gave back beyond what is left of a purchase is booked by nobody, and finance is told of it once (P841): a row is one such
-- refund, while it lasts. So is an approved refund of which the provider has too little left.
create table unbooked_refunds (
  provider text not null,
  provider_refund_id text not null,
  purchase_id uuid not null references purchases (id),
  amount_centavos bigint not null check (amount_centavos > 0),
  found_at timestamptz not null,
  primary key (provider, provider_refund_id)
);
create index unbooked_refunds_purchase on unbooked_refunds (purchase_id);
alter table refund_requests add column stuck_at timestamptz;
create index refund_requests_stuck on refund_requests (stuck_at) where stuck_at is not null;
