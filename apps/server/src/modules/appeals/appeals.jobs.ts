import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import type { AppealsMailDeps } from './appeals-deps.ts';
import { MAIL_APPEAL, MAIL_ATTEMPTS } from './appeals-job-ids.ts';
import { mailAppeal } from './mail-appeal.ts';

export function appealsJobs(deps: AppealsMailDeps) {
  return [
    defineJob({
      id: MAIL_APPEAL,
      lane: 'mail',
      payload: z.object({ appealId: z.uuid(), to: z.enum(['person', 'admin']) }),
      maxAttempts: MAIL_ATTEMPTS,
      handle: (news) => refusedForGood(mailAppeal(deps, news)),
    }),
  ];
}
