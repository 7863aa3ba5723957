import { sql } from 'kysely';
import { boundedLaw } from '../../../platform/law.ts';

export const entriesKeepDeposits = boundedLaw({
  name: 'entries-keep-deposits',
  says: 'Every entry moves deposits by the credits it issues times its rate; only a revaluation moves deposits alone.',
  of: ({ fromId }) => sql`
    select e.id::text as id, m.deposits || ' for ' || m.credits || ' at ' || e.centavos_per_credit as difference
    from ledger_entries e join (
      select entry_id,
        sum(case when starts_with(from_account, 'CREDIT:issuer') then amount when starts_with(to_account, 'CREDIT:issuer') then -amount else 0 end) as credits,
        sum(case when starts_with(to_account, 'PHP:deposits') then amount when starts_with(from_account, 'PHP:deposits') then -amount else 0 end) as deposits
      from ledger_postings where entry_id >= ${fromId}::uuid group by entry_id
    ) m on m.entry_id = e.id
    where m.deposits <> m.credits * e.centavos_per_credit and not (e.reason = 'revaluation' and m.credits = 0)
    limit 20`,
});
