import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import type { ContactDeps } from './contact-deps.ts';
import { MAIL_ATTEMPTS, MAIL_OPERATOR } from './contact-job-ids.ts';
import { mailOperator } from './mail-operator.ts';

export function contactJobs(deps: ContactDeps) {
  return [
    defineJob({
      id: MAIL_OPERATOR,
      lane: 'mail',
      payload: z.object({ messageId: z.uuid() }),
      maxAttempts: MAIL_ATTEMPTS,
      handle: ({ messageId }) => refusedForGood(mailOperator(deps, messageId)),
    }),
  ];
}
