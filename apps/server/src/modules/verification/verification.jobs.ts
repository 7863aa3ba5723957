import { z } from 'zod';
import { CLOCKWORK, declareJob } from '../../platform/declare-job.ts';
import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import { mailVerificationJob } from './declared-jobs.ts';
import { mailVerification } from './mail-verification.ts';
import { removeErased, removeOldDocuments, removeUnsettled } from './remove-old-documents.ts';
import type { VerificationDeps } from './verification-deps.ts';

export function verificationJobs(deps: VerificationDeps) {
  return [
    declareJob({
      id: 'verification.remove-documents',
      lane: CLOCKWORK,
      payload: z.object({}),
      tries: 3,
      cron: '27 * * * *',
    }).handledBy(async () => {
      await removeUnsettled(deps);
      await removeOldDocuments(deps);
      await removeErased(deps);
    }),
    mailVerificationJob.handledBy((news) => refusedForGood(mailVerification(deps, news))),
  ];
}
