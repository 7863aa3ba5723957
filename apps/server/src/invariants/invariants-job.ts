import { z } from 'zod';
import type { BaseDeps } from '../platform/base-deps.ts';
import { CLOCKWORK, declareJob } from '../platform/declare-job.ts';
import { checkInvariants, laws } from './check-invariants.ts';

/** Looks at the books every hour and says in the log and the metrics what breaks a law. */
export function invariantsJob(deps: BaseDeps) {
  return declareJob({
    id: 'invariants.check',
    lane: CLOCKWORK,
    payload: z.object({}),
    tries: 2,
    cron: '23 * * * *',
  }).handledBy(async () => {
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
  });
}
