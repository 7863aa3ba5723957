import { sql } from 'kysely';
import type { Law } from './law.ts';

export const unlocksPaidOnce: Law = {
  name: 'unlocks-paid-once',
  says: 'Every unlock is paid by exactly one entry of its price, and every such entry unlocks.',
  violations: sql`
    select coalesce(u.post_id || ' by ' || u.fan_id, paid.key) as id, coalesce(paid.credits, 0)::text as difference
    from unlocks u full join (
      select e.key, sum(q.amount) as credits from ledger_entries e
      join ledger_postings q on q.entry_id = e.id and q.currency = 'CREDIT'
      where e.reason = 'unlock' group by e.key
    ) paid on paid.key = 'unlock:' || u.fan_id || ':' || u.post_id
    where u.credits is distinct from paid.credits limit 20`,
};
