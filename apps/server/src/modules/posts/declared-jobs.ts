import { z } from 'zod';
import { CLOCKWORK, declareJob } from '../../platform/declare-job.ts';

export const mailFailedVideoJob = declareJob({
  id: 'posts.mail-failed-video',
  lane: 'mail',
  payload: z.object({ postId: z.uuid(), at: z.coerce.date() }),
  tries: 12,
});

/** Posts have a lane of their own: what is due at six appears at six, whatever else there is to do. */
export const publishDueJob = declareJob({
  id: 'posts.publish-due',
  lane: 'posts',
  payload: z.object({}),
  tries: 1,
  cron: '* * * * *',
});

/** The files of a post that staff took down, once no appeal can bring it back. */
export const removeKeptFilesJob = declareJob({
  id: 'posts.remove-kept-files',
  lane: CLOCKWORK,
  payload: z.object({ postId: z.uuid() }),
  tries: 25,
});
