import type { Viewer } from '../../platform/viewer.ts';
import { findKnownPost, type PostsDeps } from '../posts/index.ts';
import { addSave } from './library.queries.ts';

/**
 * Saves a post for later (P310); once a person, however often it is asked. A locked one, too: its price may wait.
 * @throws AppError as `findKnownPost`
 */
export async function savePost(deps: PostsDeps, viewer: Viewer, postId: string) {
  const { id } = await findKnownPost(deps, viewer, postId);
  await addSave(deps.db, viewer.id, id, deps.clock.now());
  return { is_saved: true };
}
