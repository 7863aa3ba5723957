import { z } from 'zod';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { CLOCKWORK, declareJob } from '../../platform/declare-job.ts';
import { removeSecurityEvents } from './audit.queries.ts';

const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

/** What is a year old goes; the database itself refuses to remove anything younger. */
export function auditJobs(deps: BaseDeps) {
  return [
    declareJob({
      id: 'audit.remove-old',
      lane: CLOCKWORK,
      payload: z.object({}),
      tries: 3,
      cron: '41 3 * * *',
    }).handledBy(() => removeSecurityEvents(deps.db, new Date(deps.clock.now().getTime() - KEPT_MS))),
  ];
}
