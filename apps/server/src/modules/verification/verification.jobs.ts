import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
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
      handle: (news) => refusedForGood(mailVerification(deps, news)),
    }),
  ];
}
