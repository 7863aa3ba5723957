import type { BaseDeps } from '../../platform/base-deps.ts';
import { addViews, type SeenMedia } from './posts.queries.ts';

/**
 * Adds views to the posts of these media items, in one statement; creators looking at their own do not count. Whether a
 * view counts at all, such as the same person looking again, is the caller's to decide.
 */
export function countViews(deps: Pick<BaseDeps, 'db'>, seen: readonly SeenMedia[]): Promise<void> {
  return addViews(deps.db, seen);
}
