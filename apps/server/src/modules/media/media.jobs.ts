import { z } from 'zod';
import { CLOCKWORK, declareJob } from '../../platform/declare-job.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { processVideoJob, removeFilesJob, removePublicFilesJob } from './declared-jobs.ts';
import type { MediaDeps } from './media-deps.ts';
import { removeExpiredUploads } from './resumable/remove-uploads.ts';
import { removeFiles, removePublicFiles } from './upload/remove-media.ts';
import { removeUnfinishedUploads } from './upload/remove-unfinished.ts';
import { failLostVideos } from './video/fail-lost-videos.ts';
import { processUpload } from './video/process-upload.ts';

/** No request lasts this long: what was begun earlier and is unfinished has been given up. */

export function mediaJobs(deps: MediaDeps) {
  return [
    declareJob({
      id: 'media.remove-unfinished',
      lane: CLOCKWORK,
      payload: z.object({}),
      tries: 3,
      cron: '7 * * * *',
    }).handledBy(async () => {
      await removeUnfinishedUploads(deps, new Date(deps.clock.now().getTime() - HOUR_MS));
      await removeExpiredUploads(deps);
    }),
    declareJob({
      id: 'media.fail-lost-videos',
      lane: CLOCKWORK,
      payload: z.object({}),
      tries: 3,
      cron: '27 * * * *',
    }).handledBy(async () => {
      await failLostVideos(deps);
    }),
    removeFilesJob.handledBy(({ mediaId, everywhere }) => removeFiles(deps, mediaId, everywhere)),
    removePublicFilesJob.handledBy(({ name }) => removePublicFiles(deps, name)),
    processVideoJob.handledBy(({ mediaId }, { isLastAttempt, signal }) =>
      processUpload(deps, mediaId, isLastAttempt, signal),
    ),
  ];
}
