import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

/** By the last spend and the last purchase before the pause's end: a pause that is over is looked at until its fan spends again. */
export const pausesAreKept: Law = {
  name: 'pauses-are-kept',
  says: 'Nobody used credits or began to buy while they had paused.',
  violations: sql`
    select c.person_id::text as id, 'spent or bought at ' || found.at as difference from cool_offs c cross join lateral (
      (select e.created_at as at from ledger_accounts a join ledger_postings p on p.from_account = a.id
        join ledger_entries e on e.id = p.entry_id and e.reason in ('unlock', 'subscription', 'tip', 'gift')
        where a.type = 'wallet' and a.owner = c.person_id::text order by p.id desc limit 1)
      union all
      (select b.created_at from purchases b where b.fan_id = c.person_id order by b.created_at desc limit 1)
    ) found where found.at > c.started_at and found.at < c.ends_at limit 20`,
};
