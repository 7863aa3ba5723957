import { z } from 'zod';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { CLOCKWORK, declareJob } from '../../platform/declare-job.ts';
import { removeHitsBefore } from './reviews.queries.ts';

const KEPT_MS = 365 * 24 * 60 * 60 * 1000;
const PAGE = 1000;
/** A run ends here, and the next one goes on. */
const MOST_PAGES = 100;

/** What was found a year ago goes. */
export function reviewsJobs(deps: BaseDeps) {
  return [
    declareJob({
      id: 'reviews.remove-old-hits',
      lane: CLOCKWORK,
      payload: z.object({}),
      tries: 3,
      cron: '53 3 * * *',
    }).handledBy(async () => {
      const before = new Date(deps.clock.now().getTime() - KEPT_MS);
      for (let page = 0; page < MOST_PAGES; page += 1)
        if ((await removeHitsBefore(deps.db, before, PAGE)) < PAGE) return;
    }),
  ];
}
