import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import type { AppealsMailDeps } from './appeals-deps.ts';
import { mailAppealJob } from './declared-jobs.ts';
import { mailAppeal } from './mail-appeal.ts';

export function appealsJobs(deps: AppealsMailDeps) {
  return [mailAppealJob.handledBy((news) => refusedForGood(mailAppeal(deps, news)))];
}
