import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const votesAreCounted: Law = {
  name: 'votes-are-counted',
  says: 'The counters of a poll’s options equal its votes, and each vote is for an option that there is.',
  violations: sql`
    select o.post_id::text as id, o.place || ': ' || o.kept - o.cast || ' too many' as difference
    from (
      select p.post_id, of.place, of.kept, (select count(*) from poll_votes v where v.post_id = p.post_id and v.place = of.place) as cast
      from polls p cross join lateral unnest(p.votes) with ordinality as of (kept, place)
    ) o where o.kept <> o.cast
    union all
    select v.post_id::text, v.place || ': no option' from poll_votes v join polls p on p.post_id = v.post_id
    where v.place > cardinality(p.options)
    limit 20`,
};
