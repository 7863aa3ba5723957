import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import { giveRestitutionJob, mailRestitutionJob } from './declared-jobs.ts';
import { mailRestitution } from './mail-restitution.ts';
import { payRestitution } from './pay-restitution.ts';
import type { RestitutionsDeps } from './restitutions-deps.ts';

export function restitutionsJobs(deps: RestitutionsDeps) {
  return [
    giveRestitutionJob.handledBy((gone) => payRestitution(deps, gone)),
    mailRestitutionJob.handledBy((told) => refusedForGood(mailRestitution(deps, told))),
  ];
}
