import { z } from 'zod';
import type { BaseDeps } from '../platform/base-deps.ts';
import { defineJob } from '../platform/jobs.ts';
import { checkInvariants, laws } from './check-invariants.ts';

/** Looks at the books every hour and says in the log and the metrics what breaks a law. */
export function invariantsJob(deps: BaseDeps) {
  return defineJob({
    id: 'invariants.check',
    payload: z.object({}),
    maxAttempts: 2,
    cron: '23 * * * *',
    async handle() {
      const violations = await deps.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((tx) => checkInvariants(tx));
      for (const law of laws) {
        const broken = violations.filter((violation) => violation.law === law.name);
        deps.metrics.invariantFailures.set({ law: law.name }, broken.length);
      }
      if (violations.length > 0)
        deps.log.error({ violations: violations.slice(0, 20) }, 'the books break a law');
    },
  });
}
