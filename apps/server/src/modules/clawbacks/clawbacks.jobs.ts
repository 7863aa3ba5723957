import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';
import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import type { ClawbacksDeps } from './clawbacks-deps.ts';
import { mailClawbackJob, settleClawbackJob } from './declared-jobs.ts';
import { mailClawback } from './mail-clawback.ts';
import { settleClawback } from './settle-clawback.ts';
import { settleDebts } from './settle-debt.ts';

export function clawbacksJobs(deps: ClawbacksDeps) {
  return [
    settleClawbackJob.handledBy((cause) => settleClawback(deps, cause)),
    mailClawbackJob.handledBy((told) => refusedForGood(mailClawback(deps, told))),
    declareJob({
      id: 'clawbacks.settle-debts',
      lane: 'clawbacks',
      payload: z.object({}),
      tries: 3,
      cron: '37 * * * *',
    }).handledBy(() => settleDebts(deps)),
  ];
}
