-- Tax that is withheld of payouts to creators (P783): rules with the day from which each holds, and what was withheld of each payout. No
-- rule is there until somebody writes one, and nothing is withheld. The checks only become wider: the release before goes on beside them.
alter table ledger_accounts
  drop constraint ledger_accounts_type,
  add constraint ledger_accounts_type check (
    (currency = 'CREDIT' and type in ('issuer', 'wallet')) or
    (currency = 'PHP' and type in ('clearing', 'deposits', 'promotions', 'revenue', 'creator_payable', 'creator_held', 'affiliate_held',
      'affiliate_payable', 'payouts_in_flight', 'fan_debt', 'creator_debt', 'chargeback_loss', 'provider_fees', 'tax_payable', 'clawed_back',
      'bank', 'breakage', 'withholding_payable')));

create table withholding_rules (
  id uuid primary key,
  -- A Philippine day that had not begun when it was written: what was withheld is never judged by a rule that came later.
  from_day date not null,
  is_on boolean not null,
  -- Hundredths of a percent: of what is paid above the threshold of a year so much is counted, and of that so much withheld.
  rate_bp integer not null check (rate_bp between 1 and 3500),
  share_bp integer not null check (share_bp between 1 and 10000),
  threshold_centavos bigint not null check (threshold_centavos >= 0),
  source text not null check (length(source) between 1 and 200),
  written_by uuid not null references users (id),
  written_at timestamptz not null,
  constraint withholding_rules_ahead check (from_day > (written_at at time zone 'Asia/Manila')::date)
);
create index withholding_rules_day on withholding_rules (from_day desc, id desc);
create trigger withholding_rules_stay before update or delete on withholding_rules for each row execute function refuse_change();

alter table payouts add column withheld_centavos bigint not null default 0;
alter table payouts add constraint payouts_withheld
  check (withheld_centavos >= 0 and withheld_centavos < centavos) not valid;
alter table payouts validate constraint payouts_withheld;
-- What a creator was sent this year.
create index payouts_left on payouts (creator_id, decided_at) where status in ('approved', 'paid');
