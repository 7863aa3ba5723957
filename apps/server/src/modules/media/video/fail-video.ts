import type { BaseDeps } from '../../../platform/base-deps.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import { videoFailedJob } from '../declared-jobs.ts';
import { markVideoFailed } from './video.queries.ts';
import type { VideoFault } from './video-task.ts';

/** Gives a video up, and has it told to what it is part of in the same transaction (P60). One that is ready stays so. */
export function failVideo(
  deps: Pick<BaseDeps, 'db'>,
  mediaId: string,
  fault: VideoFault | 'our_fault',
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    if (await markVideoFailed(tx, mediaId, fault)) await addJob(tx, videoFailedJob, { mediaId });
  });
}
