import type { Tx } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import { processVideoJob } from '../declared-jobs.ts';
import { markVideoWaiting } from './video.queries.ts';

/**
 * Begins anew with a video that failed, of which the original is kept.
 * @returns false when it has not failed: then there is nothing to try
 */
export async function retryVideo(tx: Tx, mediaId: string): Promise<boolean> {
  const isBegun = await markVideoWaiting(tx, mediaId);
  if (isBegun) await addJob(tx, processVideoJob, { mediaId });
  return isBegun;
}
