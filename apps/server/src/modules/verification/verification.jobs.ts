import { z } from 'zod';
import { defineJob, PermanentFailure } from '../../platform/jobs.ts';
import { MailRefused } from '../../providers/mail/mail.ts';
import { mailVerification } from './mail-verification.ts';
import { removeErased, removeOldDocuments, removeUnsettled } from './remove-old-documents.ts';
import type { VerificationDeps } from './verification-deps.ts';
import { MAIL_ATTEMPTS, MAIL_VERIFICATION } from './verification-job-ids.ts';

export function verificationJobs(deps: VerificationDeps) {
  return [
    defineJob({
      id: 'verification.remove-documents',
      payload: z.object({}),
      maxAttempts: 3,
      cron: '27 * * * *',
      async handle() {
        await removeUnsettled(deps);
        await removeOldDocuments(deps);
        await removeErased(deps);
      },
    }),
    defineJob({
      id: MAIL_VERIFICATION,
      lane: 'mail',
      payload: z.object({
        verificationId: z.uuid(),
        status: z.enum(['pending', 'approved', 'rejected']),
      }),
      maxAttempts: MAIL_ATTEMPTS,
      async handle(news) {
        try {
          await mailVerification(deps, news);
        } catch (error) {
          throw error instanceof MailRefused ? new PermanentFailure(error.message) : error;
        }
      },
    }),
  ];
}
