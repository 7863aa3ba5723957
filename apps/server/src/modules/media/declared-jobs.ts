import { z } from 'zod';
import { CLOCKWORK, declareJob } from '../../platform/declare-job.ts';

/** Makes a video ready. Jobs that an older version left under this name find nothing to do. */
export const processVideoJob = declareJob({
  id: 'media.transcode',
  lane: 'media',
  payload: z.object({ mediaId: z.uuid() }),
  tries: 3,
});

/** A video cannot be shown, for good or until it is tried again. Queued here, done by whose it is part of. */
export const videoFailedJob = declareJob({
  id: 'media.video-failed',
  lane: CLOCKWORK,
  payload: z.object({ mediaId: z.uuid() }),
  tries: 25,
});

export const removeFilesJob = declareJob({
  id: 'media.remove-files',
  lane: CLOCKWORK,
  payload: z.object({
    mediaId: z.uuid(),
    /** Whatever else shows the same bytes loses them too. */
    everywhere: z.boolean().optional(),
  }),
  tries: 25,
});

export const removePublicFilesJob = declareJob({
  id: 'media.remove-public',
  lane: CLOCKWORK,
  payload: z.object({ name: z.string().max(300) }),
  tries: 25,
});
