import { sql } from 'kysely';
import type { Law } from './law.ts';

export const depositsBackCredits: Law = {
  name: 'deposits-back-credits',
  says: 'Customer deposits equal the credits in circulation times the rate.',
  violations: sql`
    select 'PHP:deposits' as id, (coalesce(d.balance, 0) + coalesce(i.balance, 0) * s.centavos_per_credit)::text as difference
    from platform_settings s
    left join ledger_accounts d on d.id = 'PHP:deposits'
    left join ledger_accounts i on i.id = 'CREDIT:issuer'
    where coalesce(d.balance, 0) + coalesce(i.balance, 0) * s.centavos_per_credit <> 0`,
};
