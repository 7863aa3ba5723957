import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const currenciesSumToZero: Law = {
  name: 'currencies-sum-to-zero',
  says: 'The balances of each currency add up to zero.',
  violations: sql`
    select currency as id, sum(balance)::text as difference from ledger_accounts group by currency having sum(balance) <> 0`,
};
