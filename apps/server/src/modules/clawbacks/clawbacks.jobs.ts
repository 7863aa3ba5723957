import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import type { ClawbacksDeps } from './clawbacks-deps.ts';
import { CLAWBACK_ATTEMPTS, MAIL_CLAWBACK, SETTLE_CLAWBACK } from './clawbacks-job-ids.ts';
import { mailClawback } from './mail-clawback.ts';
import { settleClawback } from './settle-clawback.ts';
import { settleDebts } from './settle-debt.ts';

export function clawbacksJobs(deps: ClawbacksDeps) {
  return [
    defineJob({
      id: SETTLE_CLAWBACK,
      lane: 'clawbacks',
      payload: z.object({ type: z.enum(['dispute', 'refund']), id: z.uuid() }),
      maxAttempts: CLAWBACK_ATTEMPTS,
      handle: (cause) => settleClawback(deps, cause),
    }),
    defineJob({
      id: 'clawbacks.settle-debts',
      lane: 'clawbacks',
      payload: z.object({}),
      maxAttempts: 3,
      cron: '37 * * * *',
      handle: () => settleDebts(deps),
    }),
    defineJob({
      id: MAIL_CLAWBACK,
      lane: 'mail',
      payload: z.object({ clawbackId: z.uuid(), personId: z.uuid(), news: z.enum(['taken', 'back']) }),
      maxAttempts: CLAWBACK_ATTEMPTS,
      handle: (told) => refusedForGood(mailClawback(deps, told)),
    }),
  ];
}
