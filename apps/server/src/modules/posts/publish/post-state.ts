import type { OwnPost } from '../read/own-posts.queries.ts';

/** Not seen by anybody but its creator yet, and not waiting for a look by staff. */
export function isUnpublished({ status }: Pick<OwnPost, 'status'>): boolean {
  return status === 'draft' || status === 'scheduled';
}
