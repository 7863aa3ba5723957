import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { accessTo, mayKnowOf } from '../posts.policy.ts';
import { factsOf } from '../present-post.ts';
import { mayWatch } from '../stories/story.policy.ts';
import { findMediaRight, type MediaRightRow } from './media-rights.queries.ts';

/**
 * May this viewer see the file of a post now (P220)? Asked with every request for it, by the same policy that gave its address
 * out: a subscription may have ended since, a post been removed, a creator been banned.
 * @param viewer null for a guest
 * @returns what shows it to them; null where nothing does
 */
export async function checkMediaRight(
  { db, clock }: Pick<BaseDeps, 'db' | 'clock'>,
  mediaId: string,
  viewer: Viewer | null,
): Promise<MediaRightRow['kind'] | null> {
  const now = clock.now();
  const row = await findMediaRight(db, mediaId, viewer?.id ?? null, now);
  if (!row) return null;
  // A story's is gone with it, whenever its address was given out (P414).
  if (row.audience !== null)
    return mayWatch({ ...row, audience: row.audience }, viewer, now) && isThere(row, viewer)
      ? row.kind
      : null;
  const facts = factsOf(row);
  return mayKnowOf(facts, viewer) && isThere(row, viewer) && accessTo(facts, viewer).isOpen ? row.kind : null;
}

/** Whom its creator has blocked keeps what they bought (P138). */
function isThere(row: MediaRightRow, viewer: Viewer | null): boolean {
  if (viewer !== null && (viewer.id === row.creator_id || viewer.userType === 'admin')) return true;
  return row.is_creator_there && (row.is_unlocked || !row.is_blocked);
}
