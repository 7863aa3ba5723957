import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const accountsAreWhatTheySay: Law = {
  name: 'accounts-are-what-they-say',
  says: 'Currency, type, owner and stripe of an account are those of its id, and it is in the chart of accounts.',
  violations: sql`
    select id, concat_ws(' ', currency, type, owner, stripe) as difference from ledger_accounts
    where id <> currency || ':' || type || case when owner = '' then '' else ':' || owner end || case when stripe = 0 then '' else '#' || stripe end
      or (currency, type) not in (values ('CREDIT', 'issuer'), ('CREDIT', 'wallet'), ('PHP', 'clearing'), ('PHP', 'deposits'), ('PHP', 'promotions'),
        ('PHP', 'revenue'), ('PHP', 'creator_payable'), ('PHP', 'creator_held'), ('PHP', 'affiliate_held'), ('PHP', 'affiliate_payable'),
        ('PHP', 'payouts_in_flight'), ('PHP', 'fan_debt'), ('PHP', 'creator_debt'), ('PHP', 'chargeback_loss'), ('PHP', 'provider_fees'), ('PHP', 'tax_payable'), ('PHP', 'clawed_back'), ('PHP', 'bank'), ('PHP', 'breakage'), ('PHP', 'reserve'), ('PHP', 'withholding_payable'), ('PHP', 'revenue_vat'), ('PHP', 'input_vat'))
    limit 20`,
};
