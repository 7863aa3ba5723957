import type { Viewer } from '../../platform/viewer.ts';
import type { PostsDeps } from '../posts/index.ts';
import { removeSave } from './library.queries.ts';

/** Takes a post out of what somebody saved, also one that is gone by now (P310); answers the same whether it was there. */
export async function unsavePost(deps: PostsDeps, viewer: Viewer, postId: string) {
  await removeSave(deps.db, viewer.id, postId);
  return { is_saved: false };
}
