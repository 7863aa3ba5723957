import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import type { MediaDeps } from './media-deps.ts';
import { REMOVE_FILES, REMOVE_PUBLIC, removeFiles, removePublicFiles } from './upload/remove-media.ts';
import { removeUnfinishedUploads } from './upload/remove-unfinished.ts';
import { processUpload } from './video/process-upload.ts';
import { PROCESS_VIDEO, VIDEO_ATTEMPTS } from './video/video-job.ts';

/** No request lasts this long: what was begun earlier and is unfinished has been given up. */
const HOUR_MS = 60 * 60 * 1000;

export function mediaJobs(deps: MediaDeps) {
  return [
    defineJob({
      id: 'media.remove-unfinished',
      payload: z.object({}),
      maxAttempts: 3,
      cron: '7 * * * *',
      async handle() {
        await removeUnfinishedUploads(deps, new Date(deps.clock.now().getTime() - HOUR_MS));
      },
    }),
    defineJob({
      id: REMOVE_FILES,
      payload: z.object({ mediaId: z.uuid() }),
      maxAttempts: 25,
      handle: ({ mediaId }) => removeFiles(deps, mediaId),
    }),
    defineJob({
      id: REMOVE_PUBLIC,
      payload: z.object({ name: z.string().max(300) }),
      maxAttempts: 25,
      handle: ({ name }) => removePublicFiles(deps, name),
    }),
    defineJob({
      id: PROCESS_VIDEO,
      lane: 'media',
      payload: z.object({ mediaId: z.uuid() }),
      maxAttempts: VIDEO_ATTEMPTS,
      handle: ({ mediaId }, { isLastAttempt }) => processUpload(deps, mediaId, isLastAttempt),
    }),
  ];
}
