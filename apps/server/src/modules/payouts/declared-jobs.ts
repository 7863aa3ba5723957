import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';

/** Also queued by an approval and by a webhook, so that neither need wait for the clock. */
export const sendPayoutsJob = declareJob({
  id: 'payouts.send',
  lane: 'payouts',
  payload: z.object({}),
  tries: 1,
  cron: '* * * * *',
});
