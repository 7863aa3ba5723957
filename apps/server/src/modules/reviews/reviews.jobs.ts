import { z } from 'zod';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { removeHitsBefore } from './reviews.queries.ts';

const KEPT_MS = 365 * 24 * 60 * 60 * 1000;
const PAGE = 1000;
/** A run ends here, and the next one goes on. */
const MOST_PAGES = 100;

/** What was found a year ago goes. */
export function reviewsJobs(deps: BaseDeps) {
  return [
    defineJob({
      id: 'reviews.remove-old-hits',
      payload: z.object({}),
      maxAttempts: 3,
      cron: '53 3 * * *',
      async handle() {
        const before = new Date(deps.clock.now().getTime() - KEPT_MS);
        for (let page = 0; page < MOST_PAGES; page += 1)
          if ((await removeHitsBefore(deps.db, before, PAGE)) < PAGE) return;
      },
    }),
  ];
}
