import { recoveredJob } from '../accounts/index.ts';
import { sendPayoutsJob } from './declared-jobs.ts';
import type { PayoutsDeps } from './payouts-deps.ts';
import { rejectRecovered } from './reject-recovered.ts';
import { sendPayouts } from './send-payouts.ts';

export function payoutsJobs(deps: PayoutsDeps) {
  return [
    sendPayoutsJob.handledBy(() => sendPayouts(deps)),
    recoveredJob.handledBy((recovery) => rejectRecovered(deps, recovery)),
  ];
}
