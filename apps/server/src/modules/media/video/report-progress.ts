import type { Queryable } from '../../../platform/database/index.ts';
import { markProgress } from './video.queries.ts';

/** A creator who looks sees it move; the database is not asked for more. */
const STEP_PERCENT = 5;
/** The rest is storing it. */
const MOST_PERCENT = 99;

/** Keeps how far a video is, in steps of 5 percent. `stop` waits for what is being written. */
export function createProgress(db: Queryable, mediaId: string) {
  let [last, writing] = [-STEP_PERCENT, Promise.resolve()];
  return {
    /** @param done from 0 to 1 */
    async report(done: number): Promise<void> {
      const percent = Math.min(MOST_PERCENT, Math.floor(done * 100));
      if (percent < last + STEP_PERCENT) return;
      last = percent;
      // A figure that could not be written is followed by another.
      writing = writing.then(() => markProgress(db, mediaId, percent).catch(() => undefined));
      await writing;
    },
    stop: () => writing,
  };
}
