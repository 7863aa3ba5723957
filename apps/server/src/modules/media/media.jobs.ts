import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import type { MediaDeps } from './media-deps.ts';
import { removeUnfinishedUploads } from './upload/remove-unfinished.ts';
import { TRANSCODE } from './upload/store-upload.ts';
import { transcodeUpload } from './video/transcode-upload.ts';

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
      id: TRANSCODE,
      lane: 'media',
      payload: z.object({ mediaId: z.uuid() }),
      maxAttempts: 3,
      handle: ({ mediaId }) => transcodeUpload(deps, mediaId),
    }),
  ];
}
