import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const linesHaveNoGap: Law = {
  name: 'lines-have-no-gap',
  says: 'The lines of a stream whose chat is kept are numbered from 1 to its last one.',
  violations: sql`
    select s.id::text as id, 'lines to ' || coalesce(max(l.seq), 0) || ' are ' || count(l.id) || ', the last is ' || s.last_seq as difference
    from live_streams s left join live_lines l on l.live_id = s.id where coalesce(s.cleared_at, s.purged_at) is null
    group by s.id having count(l.id) <> s.last_seq or coalesce(max(l.seq), 0) <> s.last_seq limit 20`,
};
