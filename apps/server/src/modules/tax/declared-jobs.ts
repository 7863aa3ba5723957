import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';

/** In the lane of papers that nothing waits for. */
export const makeCertificatesJob = declareJob({
  id: 'tax.make-certificates',
  lane: 'statements',
  payload: z.object({}),
  tries: 3,
  // Each hour: what was not done, or waited for a TIN, is gone on with.
  cron: '20 * * * *',
});

export const mailCertificateJob = declareJob({
  id: 'tax.mail-certificate',
  lane: 'digests',
  payload: z.object({ certificateId: z.uuid() }),
  tries: 12,
});
