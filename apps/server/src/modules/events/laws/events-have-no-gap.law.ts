import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const eventsHaveNoGap: Law = {
  name: 'events-have-no-gap',
  says: 'A person’s events are numbered one after the other up to their cursor; what was forgotten is missing at the front alone.',
  violations: sql`
    select coalesce(c.person_id, e.person_id)::text as id,
      'events ' || e.first || ' to ' || e.last || ' are ' || e.count || ', the cursor is at ' || coalesce(c.last_cursor, 0) as difference
    from (select person_id, min(cursor) as first, max(cursor) as last, count(*) from events group by person_id) e
    left join event_cursors c on c.person_id = e.person_id
    where e.last is distinct from c.last_cursor or e.count <> e.last - e.first + 1 limit 20`,
};
