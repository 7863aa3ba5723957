import { sql } from 'kysely';
import type { Law } from './law.ts';

export const noBalanceBelowZero: Law = {
  name: 'no-balance-below-zero',
  says: 'No account that may not go negative is negative.',
  violations: sql`
    select id, balance::text as difference from ledger_accounts where not may_go_negative and balance < 0 limit 20`,
};
