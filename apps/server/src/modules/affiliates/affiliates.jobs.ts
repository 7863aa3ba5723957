import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import { type ReleaseDeps, releaseCommission } from './release-commission.ts';

/** A little after the Philippine midnight. */
export function affiliatesJobs(deps: ReleaseDeps) {
  return [
    defineJob({
      id: 'affiliates.release',
      lane: 'affiliates',
      payload: z.object({}),
      maxAttempts: 5,
      cron: '23 16 * * *',
      handle: () => releaseCommission(deps),
    }),
  ];
}
