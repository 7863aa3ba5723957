import { z } from 'zod';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { declareJob } from '../../platform/declare-job.ts';
import { issueInvoices } from './issue-invoices.ts';

export function invoicesJobs(deps: BaseDeps) {
  return [
    declareJob({
      id: 'invoices.issue',
      // Beside statements: both are made at the beginning of a month, and nothing waits for them.
      lane: 'statements',
      payload: z.object({}),
      tries: 3,
      // What was not done, or not begun, is gone on with an hour later.
      cron: '25 * * * *',
    }).handledBy(async () => {
      const issued = await issueInvoices(deps);
      if (issued > 0) deps.log.info({ issued }, 'invoices of a month were issued');
    }),
  ];
}
