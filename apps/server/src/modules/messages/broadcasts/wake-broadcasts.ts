import type { BaseDeps } from '../../../platform/base-deps.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';
import { addJobs } from '../../../platform/jobs.ts';
import { moveBroadcastJob } from '../declared-jobs.ts';
import { listWaiting } from './broadcasts.queries.ts';

/** One that did nothing for so long has no job any more. */
const STILL_MS = 10 * MINUTE_MS;

/** Adds jobs for messages to many whose moment has come, and for those whose job was given up. Several for one do no harm. */
export async function wakeBroadcasts(deps: BaseDeps): Promise<void> {
  const now = deps.clock.now();
  const ids = await listWaiting(deps.db, now, new Date(now.getTime() - STILL_MS));
  if (ids.length > 0)
    await addJobs(
      deps.db,
      moveBroadcastJob,
      ids.map((broadcastId) => ({ broadcastId })),
    );
}
