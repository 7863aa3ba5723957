import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import { mailCertificate } from './certificates/mail-certificate.ts';
import { makeCertificates } from './certificates/make-certificates.ts';
import { mailCertificateJob, makeCertificatesJob } from './declared-jobs.ts';
import type { TaxDeps } from './tax-deps.ts';

export function taxJobs(deps: TaxDeps) {
  return [
    makeCertificatesJob.handledBy(() => makeCertificates(deps)),
    mailCertificateJob.handledBy((payload) => refusedForGood(mailCertificate(deps, payload))),
  ];
}
