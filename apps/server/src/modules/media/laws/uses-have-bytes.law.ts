import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const usesHaveBytes: Law = {
  name: 'uses-have-bytes',
  says: 'Every further use of a file is of its owner, served from an item that has bytes of its own, which are there while the use is.',
  violations: sql`
    select u.id::text as id, case when s.owner_id <> u.owner_id then 'of somebody else' when s.source_id is not null then 'of another use'
      else 'its bytes are gone' end as difference
    from media_items u join media_items s on s.id = u.source_id
    where s.owner_id <> u.owner_id or s.source_id is not null or (u.removed_at is null and (s.removed_at is not null or s.status <> 'ready')) limit 20`,
};
