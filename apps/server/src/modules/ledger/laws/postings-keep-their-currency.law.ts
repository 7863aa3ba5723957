import { sql } from 'kysely';
import { boundedLaw } from '../../../platform/law.ts';

export const postingsKeepTheirCurrency = boundedLaw({
  name: 'postings-keep-their-currency',
  says: 'A posting has the currency of both of its accounts.',
  of: ({ fromId }) => sql`
    select p.id::text as id, p.currency as difference from ledger_postings p
    join ledger_accounts f on f.id = p.from_account join ledger_accounts t on t.id = p.to_account
    where p.entry_id >= ${fromId}::uuid and (f.currency <> p.currency or t.currency <> p.currency) limit 20`,
});
