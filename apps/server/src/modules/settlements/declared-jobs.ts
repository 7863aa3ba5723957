import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';

/** Queued by an upload; by the clock it goes on where a worker died, and looks once more at what was unknown. */
export const matchReportsJob = declareJob({
  id: 'settlements.match-reports',
  lane: 'settlements',
  payload: z.object({}),
  tries: 5,
  cron: '17 * * * *',
});
