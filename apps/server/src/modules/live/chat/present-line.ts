import type { LiveLine } from '@likha/contract/live/live-news';
import { publicMediaUrl } from '../../../platform/public-media-url.ts';
import type { LineRow } from './lines.queries.ts';

/** A line as one of its readers sees it. @param readerId null for what is said to all */
export function presentLine(row: LineRow, readerId: string | null): LiveLine {
  const { author_id: id, username, full_name } = row;
  return {
    id: row.id,
    seq: row.seq,
    client_id: readerId !== null && readerId === id && row.kind === 'text' ? row.client_id : null,
    person:
      id === null || username === null
        ? null
        : {
            id,
            username,
            full_name: full_name ?? username,
            avatar: publicMediaUrl(row.avatar_key),
            badge: row.badge,
          },
    kind: row.kind,
    text: row.state === 'removed' ? '' : row.text,
    credits: row.credits,
    state: row.state,
    created_at: row.created_at.toISOString(),
  };
}
