import type { BaseDeps } from '../../../platform/base-deps.ts';
import { findStored } from './uses.queries.ts';

/**
 * The media item with the bytes of this one: itself, or the one that it is a further use of (P469).
 * @param isStaff they look at what was taken away
 * @returns null where nobody may have them: they are gone, or staff took away something else that shows them
 */
export async function whereStored(
  { db }: Pick<BaseDeps, 'db'>,
  mediaId: string,
  { isStaff }: { isStaff: boolean },
): Promise<string | null> {
  const stored = await findStored(db, mediaId);
  // The files of the test page are of no item.
  if (!stored) return mediaId;
  return stored.isGone || (stored.isWithheld && !isStaff) ? null : stored.storedId;
}
