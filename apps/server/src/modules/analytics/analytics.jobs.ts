import { z } from 'zod';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { declareJob } from '../../platform/declare-job.ts';
import { IN_BACKGROUND, keepDays } from './keep-days.ts';

/** Every quarter of an hour, so that a day is final soon after it, and a platform with a past catches up. */
export function analyticsJobs(deps: BaseDeps) {
  return [
    declareJob({
      id: 'analytics.keep-days',
      lane: 'analytics',
      payload: z.object({}),
      tries: 1,
      cron: '4,19,34,49 * * * *',
    }).handledBy(() => keepDays(deps, IN_BACKGROUND)),
  ];
}
