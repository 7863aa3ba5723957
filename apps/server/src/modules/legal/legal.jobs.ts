import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import { announceVersions } from './announce-versions.ts';
import { announceJob, mailVersionJob } from './declared-jobs.ts';
import type { LegalMailDeps } from './legal-deps.ts';
import { mailVersion } from './mail-version.ts';
import { tellPeople } from './tell-people.ts';

export function legalJobs(deps: LegalMailDeps) {
  return [
    announceJob.handledBy(async () => {
      await announceVersions(deps);
      await tellPeople(deps);
    }),
    mailVersionJob.handledBy((mail) => refusedForGood(mailVersion(deps, mail))),
  ];
}
