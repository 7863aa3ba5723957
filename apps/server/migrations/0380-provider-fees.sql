-- What providers keep of payments and charge for disputes (P750). Every purchase moves `provider_fees` from now on, so it is split
-- into stripes as clearing is; one stripe may stand above zero by a fee that came back, the sum of a provider's may not. `bank` is
-- where settlements arrive (P752). Both checks only become wider: the release before goes on beside them.
alter table ledger_accounts
  drop constraint ledger_accounts_type,
  drop constraint ledger_accounts_stripe,
  drop constraint ledger_accounts_sign,
  add constraint ledger_accounts_type check (
    (currency = 'CREDIT' and type in ('issuer', 'wallet')) or
    (currency = 'PHP' and type in ('clearing', 'deposits', 'promotions', 'revenue', 'creator_payable', 'creator_held', 'affiliate_held',
      'affiliate_payable', 'payouts_in_flight', 'fan_debt', 'creator_debt', 'chargeback_loss', 'provider_fees', 'tax_payable', 'clawed_back',
      'bank'))),
  add constraint ledger_accounts_stripe check (
    stripe = 0 or (stripe between 1 and 63 and type in ('issuer', 'deposits', 'promotions', 'clearing', 'revenue', 'provider_fees'))
    or (stripe between 1 and 15 and type in ('creator_payable', 'affiliate_held'))),
  add constraint ledger_accounts_sign check (
    case
      when type in ('issuer', 'deposits', 'promotions', 'clearing', 'provider_fees', 'bank') then true
      when type in ('fan_debt', 'creator_debt', 'chargeback_loss') then balance <= 0
      else balance >= 0
    end);

-- Each word of a provider about a fee that changed it: the first one, and what changed since. Each is an entry of its own.
create table provider_fees (
  id uuid primary key,
  provider text not null,
  source text not null check (source in ('capture', 'dispute')),
  -- The provider's id of the capture, or of the dispute.
  source_id text not null check (length(source_id) between 1 and 200),
  purchase_id uuid not null references purchases (id),
  sequence integer not null check (sequence > 0),
  -- What the fee is from here on, and by how much that differs from before.
  fee_centavos bigint not null check (fee_centavos >= 0),
  change_centavos bigint not null check (change_centavos <> 0),
  -- When the provider was asked: of two answers the one that was asked for later counts.
  seen_at timestamptz not null,
  created_at timestamptz not null,
  constraint provider_fees_once unique (provider, source, source_id, sequence)
);
