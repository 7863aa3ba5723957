import { sql } from 'kysely';
import type { Law } from './law.ts';

export const purchasesCreditedOnce: Law = {
  name: 'purchases-credited-once',
  says: 'A purchase has its entry in the books if and only if it is completed, for the credits it promised.',
  violations: sql`
    select p.id::text as id, p.status || ', ' || coalesce(e.credits, 0) || ' credits in the books' as difference
    from purchases p left join (
      select e.subject_id, sum(q.amount) as credits from ledger_entries e
      join ledger_postings q on q.entry_id = e.id and q.currency = 'CREDIT'
      where e.reason = 'purchase' group by e.subject_id
    ) e on e.subject_id = p.id
    where coalesce(e.credits, 0) <> case when p.status = 'completed' then p.base_credits + p.bonus_credits else 0 end limit 20`,
};
