import { z } from 'zod';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { removeExpired } from './accounts.queries.ts';
import { liveSince } from './sessions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Sweeps what has run out: used captchas, sessions that have ended by time, idempotency keys after a week. */
export function accountsJobs(deps: BaseDeps) {
  return [
    defineJob({
      id: 'accounts.remove-expired',
      payload: z.object({}),
      maxAttempts: 3,
      cron: '17 * * * *',
      async handle() {
        const now = deps.clock.now();
        const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
        await removeExpired(deps.db, now, liveSince(now), ago(7));
      },
    }),
  ];
}
