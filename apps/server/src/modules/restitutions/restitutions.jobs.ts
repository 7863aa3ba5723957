import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import { giveRestitutionJob, lookAgainJob, mailRestitutionJob } from './declared-jobs.ts';
import { lookAgain } from './look-again.ts';
import { mailRestitution } from './mail-restitution.ts';
import { payRestitution } from './pay-restitution.ts';
import type { RestitutionsDeps } from './restitutions-deps.ts';

export function restitutionsJobs(deps: RestitutionsDeps) {
  return [
    giveRestitutionJob.handledBy((gone) => payRestitution(deps, gone)),
    lookAgainJob.handledBy(() => lookAgain(deps)),
    mailRestitutionJob.handledBy((told) => refusedForGood(mailRestitution(deps, told))),
  ];
}
