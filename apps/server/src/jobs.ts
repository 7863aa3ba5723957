import type { Deps } from './deps.ts';
import { invariantsJob } from './invariants/invariants-job.ts';
import { accountsJobs } from './modules/accounts/index.ts';
import { creditsJobs } from './modules/credits/index.ts';
import { mediaJobs } from './modules/media/index.ts';

/** Every job that a worker takes. */
export function allJobs(deps: Deps) {
  return [...accountsJobs(deps), ...creditsJobs(deps), ...mediaJobs(deps), invariantsJob(deps)];
}
