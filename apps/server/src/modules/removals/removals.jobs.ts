import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import { mailRemoval } from './mail-removal.ts';
import type { RemovalsMailDeps } from './removals-deps.ts';
import { MAIL_ATTEMPTS, MAIL_REMOVAL } from './removals-job-ids.ts';

export function removalsJobs(deps: RemovalsMailDeps) {
  return [
    defineJob({
      id: MAIL_REMOVAL,
      lane: 'mail',
      payload: z.object({ requestId: z.uuid(), what: z.enum(['received', 'decided']) }),
      maxAttempts: MAIL_ATTEMPTS,
      handle: (news) => refusedForGood(mailRemoval(deps, news)),
    }),
  ];
}
