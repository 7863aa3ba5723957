import type { BaseDeps } from '../../../platform/base-deps.ts';
import { failVideo } from './fail-video.ts';
import { listLostVideos } from './video.queries.ts';

/** At one look; the next takes the next. */
const AT_ONCE = 100;

/**
 * Gives up videos that nobody makes any more: each try of theirs ended with its worker, which could no longer say so (P1081). Whose they are are
 * told, and may begin anew.
 * @returns how many
 */
export async function failLostVideos(deps: Pick<BaseDeps, 'db' | 'log'>): Promise<number> {
  const lost = await listLostVideos(deps.db, AT_ONCE);
  for (const mediaId of lost) {
    deps.log.warn({ mediaId }, 'a video was given up: the workers that made it ended each time');
    await failVideo(deps, mediaId, 'our_fault');
  }
  return lost.length;
}
