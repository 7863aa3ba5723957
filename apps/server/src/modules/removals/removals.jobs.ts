import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import { mailRemovalJob } from './declared-jobs.ts';
import { mailRemoval } from './mail-removal.ts';
import type { RemovalsMailDeps } from './removals-deps.ts';

export function removalsJobs(deps: RemovalsMailDeps) {
  return [mailRemovalJob.handledBy((news) => refusedForGood(mailRemoval(deps, news)))];
}
