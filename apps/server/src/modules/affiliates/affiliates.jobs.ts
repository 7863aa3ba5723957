import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';
import { type ReleaseDeps, releaseCommission } from './release-commission.ts';

/** A little after the Philippine midnight. */
export function affiliatesJobs(deps: ReleaseDeps) {
  return [
    declareJob({
      id: 'affiliates.release',
      lane: 'affiliates',
      payload: z.object({}),
      tries: 5,
      cron: '23 16 * * *',
    }).handledBy(() => releaseCommission(deps)),
  ];
}
