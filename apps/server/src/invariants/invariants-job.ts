import { z } from 'zod';
import type { BaseDeps } from '../platform/base-deps.ts';
import { declareJob } from '../platform/declare-job.ts';
import { type LawDeps, runLaws, showLawChecks } from './run-laws.ts';

/**
 * Every hour each law of what the hour brought, every night each law of all there is (docs/operations.md). What breaks one, and
 * which could not be looked at, is said in the log and the metrics.
 */
export function invariantsJobs(deps: BaseDeps & LawDeps) {
  const look = (isWhole: boolean) => async () => {
    const results = await runLaws(deps, { isWhole });
    await showLawChecks(deps);
    const violations = results.flatMap((result) => result.violations);
    if (violations.length > 0)
      deps.log.error({ violations: violations.slice(0, 20) }, 'the books break a law');
  };
  const job = { lane: 'laws', payload: z.object({}), tries: 2 } as const;
  return [
    declareJob({ ...job, id: 'invariants.check', cron: '23 * * * *' }).handledBy(look(false)),
    // 02:53 in Manila.
    declareJob({ ...job, id: 'invariants.check-whole', cron: '53 18 * * *' }).handledBy(look(true)),
  ];
}
