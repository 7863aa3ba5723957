import { sendPayoutsJob } from './declared-jobs.ts';
import type { PayoutsDeps } from './payouts-deps.ts';
import { sendPayouts } from './send-payouts.ts';

export function payoutsJobs(deps: PayoutsDeps) {
  return [sendPayoutsJob.handledBy(() => sendPayouts(deps))];
}
