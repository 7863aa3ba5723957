import pLimit from 'p-limit';
import type { Deps } from '../../../server/src/deps.ts';
import { processUpload } from '../../../server/src/modules/media/index.ts';
import type { Posted } from './read-posts.ts';

const AT_ONCE = 2;

/** Makes the videos ready, as their jobs would a little later. @throws the signal's reason */
export async function processVideos(
  deps: Deps,
  posts: readonly Posted[],
  signal: AbortSignal,
): Promise<void> {
  const limit = pLimit(AT_ONCE);
  const waiting = posts.flatMap(({ media }) => (media?.state === 'processing' ? [media.file_key] : []));
  await Promise.all(
    waiting.map((key) =>
      limit(() => {
        signal.throwIfAborted();
        return processUpload(deps, key, true, signal);
      }),
    ),
  );
}
