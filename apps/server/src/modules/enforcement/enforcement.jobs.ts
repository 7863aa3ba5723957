import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import { endSanctions } from './end-sanctions.ts';
import type { EnforcementMailDeps } from './enforcement-deps.ts';
import { MAIL_ATTEMPTS, MAIL_SANCTION } from './enforcement-job-ids.ts';
import { mailSanction } from './mail-sanction.ts';

export function enforcementJobs(deps: EnforcementMailDeps) {
  return [
    defineJob({
      id: 'enforcement.end-sanctions',
      payload: z.object({}),
      maxAttempts: 3,
      cron: '* * * * *',
      async handle() {
        await endSanctions(deps);
      },
    }),
    defineJob({
      id: MAIL_SANCTION,
      lane: 'mail',
      payload: z.object({ sanctionId: z.uuid(), what: z.enum(['begun', 'lifted', 'over']) }),
      maxAttempts: MAIL_ATTEMPTS,
      handle: (news) => refusedForGood(mailSanction(deps, news)),
    }),
  ];
}
