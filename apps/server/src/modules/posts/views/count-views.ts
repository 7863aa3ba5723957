import { createHash, randomBytes } from 'node:crypto';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { addViews, saltOfViews } from './views.queries.ts';

/** That somebody looked at a post. */
export interface View {
  /** Of the post, or of its first file. */
  id: string;
  /** Null for a guest. */
  viewerId: string | null;
  /** What tells one viewer from another; leaves this process as a hash only. */
  who: string;
  /** A Philippine day, `2026-11-22`. */
  day: string;
}

const AT_ONCE = 5000;

/**
 * Adds views to their posts, each viewer once a Philippine day, however many processes saw them (P129). Creators looking at
 * their own do not count. A viewer is a hash with the salt of the day.
 */
export async function countViews(deps: Pick<BaseDeps, 'db'>, views: readonly View[]): Promise<void> {
  for (const day of new Set(views.map((view) => view.day))) {
    const salt = await saltOfViews(deps.db, day, randomBytes(32));
    const seen = views
      .filter((view) => view.day === day)
      .map(({ id, viewerId, who }) => ({ id, viewerId, visitor: hashOf(salt, who) }));
    for (let from = 0; from < seen.length; from += AT_ONCE)
      await addViews(deps.db, day, seen.slice(from, from + AT_ONCE));
  }
}

function hashOf(salt: Buffer, who: string): Buffer {
  return createHash('sha256').update(salt).update(who).digest();
}
