import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const entriesAreWhole: Law = {
  name: 'entries-are-whole',
  says: 'Every entry moves something, has a reason of ours, and its key names what it is about.',
  violations: sql`
    select e.id::text as id, concat_ws(' ', e.reason, e.key, e.subject_type, e.subject_id, coalesce(p.postings, 0) || ' postings') as difference
    from ledger_entries e left join (select entry_id, count(*) as postings from ledger_postings group by entry_id) p on p.entry_id = e.id
    where p.postings is null
      or (e.reason, e.subject_type) not in (values ('purchase', 'purchase'), ('unlock', 'unlock'), ('refund', 'refund'),
        ('revaluation', 'rate_change'), ('reversal', 'entry'))
      or e.key <> e.reason || ':' || e.subject_id
      or (e.reason = 'reversal') <> (e.reverses is not null)
      or (e.reason = 'reversal' and e.reverses <> e.subject_id)
      or (e.actor_type = 'system') <> (e.actor_id is null)
    limit 20`,
};
