-- VAT is paid to the tax office by quarter (P803), said in the same way as what was withheld (0413): the same rows, of another tax. What of it
-- was paid to suppliers already is taken off by an account of its own. Whatever is written without saying so is of what was withheld.
alter table ledger_accounts
  drop constraint ledger_accounts_type,
  add constraint ledger_accounts_type check (
    (currency = 'CREDIT' and type in ('issuer', 'wallet')) or
    (currency = 'PHP' and type in ('clearing', 'deposits', 'promotions', 'revenue', 'creator_payable', 'creator_held', 'affiliate_held',
      'affiliate_payable', 'payouts_in_flight', 'fan_debt', 'creator_debt', 'chargeback_loss', 'provider_fees', 'tax_payable', 'clawed_back',
      'bank', 'breakage', 'withholding_payable', 'reserve', 'revenue_vat', 'input_vat')));

alter table tax_remittances
  add column tax text not null default 'withheld' check (tax in ('withheld', 'vat')),
  -- Input VAT, which is not paid once more.
  add column input_centavos bigint not null default 0,
  add constraint tax_remittances_input check (input_centavos between 0 and case tax when 'vat' then centavos else 0 end),
  add constraint tax_remittances_quarter check (tax = 'withheld' or extract(month from month) in (1, 4, 7, 10) and paid_on >= (month + interval '3 months')::date);
drop index tax_remittances_month;
create unique index tax_remittances_month on tax_remittances (tax, month) where back_at is null;
