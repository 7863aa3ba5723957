import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const picturesAreCounted: Law = {
  name: 'pictures-are-counted',
  says: 'The number of further pictures that a post says it has equals those it has, all of them ready.',
  violations: sql`
    select p.id::text as id, p.more_pictures - count(m.id) || ' too many' as difference
    from posts p left join post_pictures f on f.post_id = p.id
    left join media_items m on m.id = f.media_id and m.status = 'ready' and m.kind = 'photo'
    group by p.id having p.more_pictures <> count(m.id) limit 20`,
};
