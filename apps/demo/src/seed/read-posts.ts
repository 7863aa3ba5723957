import type { Deps } from '../../../server/src/deps.ts';
import { readOwnPosts } from '../../../server/src/modules/posts/index.ts';
import { viewerOf } from './viewer-of.ts';

/** More than any creator of the demo has. */
const MOST = 50;

export type Posted = Awaited<ReturnType<typeof readPosts>>[number];

/** All posts of a creator, as they see them themselves; newest first. */
export async function readPosts(deps: Deps, creatorId: string) {
  return (await readOwnPosts(deps, viewerOf(creatorId, 'creator'), { limit: MOST })).posts;
}

/** All posts of these creators, oldest first. */
export async function readPostsOf(deps: Deps, creatorIds: readonly string[]): Promise<Posted[]> {
  const posts: Posted[] = [];
  for (const id of creatorIds) posts.push(...(await readPosts(deps, id)));
  // Ids begin with the time at which they were made.
  return posts.sort((a, b) => (a.id < b.id ? -1 : 1));
}
