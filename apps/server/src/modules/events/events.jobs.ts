import { z } from 'zod';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { CLOCKWORK, declareJob } from '../../platform/declare-job.ts';
import { forgetEvents } from './forget-events.ts';

/** What happened a month ago is forgotten. */
export function eventsJobs(deps: BaseDeps) {
  return [
    declareJob({
      id: 'events.forget-old',
      lane: CLOCKWORK,
      payload: z.object({}),
      tries: 3,
      cron: '23 4 * * *',
    }).handledBy(() => forgetEvents(deps)),
  ];
}
