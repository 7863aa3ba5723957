import pLimit from 'p-limit';
import type { Deps } from '../../../server/src/deps.ts';
import { processUpload } from '../../../server/src/modules/media/index.ts';
import type { Posted } from './read-posts.ts';

const AT_ONCE = 2;

/** Makes the videos ready that their jobs would make ready a little later: the demo's fans buy them at once. */
export async function processVideos(deps: Deps, posts: readonly Posted[]): Promise<void> {
  const limit = pLimit(AT_ONCE);
  const waiting = posts.flatMap(({ media }) => (media?.state === 'processing' ? [media.file_key] : []));
  await Promise.all(waiting.map((key) => limit(() => processUpload(deps, key, true))));
}
