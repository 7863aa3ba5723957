import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const depositsBackCredits: Law = {
  name: 'deposits-back-credits',
  says: 'Customer deposits equal the credits in all wallets times the rate.',
  violations: sql`
    select 'PHP:deposits' as id, (held.deposits - held.credits * s.centavos_per_credit)::text as difference
    from platform_settings s cross join (
      select coalesce(sum(balance) filter (where type = 'deposits'), 0) as deposits,
        coalesce(sum(balance) filter (where currency = 'CREDIT' and type <> 'issuer'), 0) as credits from ledger_accounts
    ) held
    where held.deposits <> held.credits * s.centavos_per_credit`,
};
