import { z } from 'zod';
import { defineJob, PermanentFailure } from '../../platform/jobs.ts';
import { MailRefused } from '../../providers/mail/mail.ts';
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
      async handle({ messageId }) {
        try {
          await mailOperator(deps, messageId);
        } catch (error) {
          throw error instanceof MailRefused ? new PermanentFailure(error.message) : error;
        }
      },
    }),
  ];
}
