import { z } from 'zod';
import { CLOCKWORK, declareJob } from '../../platform/declare-job.ts';

/** Who wrote a keyword of the highest severity. Queued here, done by who suspends people. */
export const suspendWriterJob = declareJob({
  id: 'reviews.suspend-writer',
  lane: CLOCKWORK,
  payload: z.object({ personId: z.uuid() }),
  tries: 12,
});
