import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const shownMediaIsReady: Law = {
  name: 'shown-media-is-ready',
  says: 'Every post with media shows a media item that is ready.',
  violations: sql`
    select p.id::text as id, m.status as difference from posts p join media_items m on m.id = p.media_id where m.status <> 'ready' limit 20`,
};
