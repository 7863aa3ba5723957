import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';
import { lookJob, sendPushJob } from './declared-jobs.ts';
import { forgetPushes } from './forget-pushes.ts';
import { look } from './look.ts';
import type { PushDeps } from './push-deps.ts';
import { sendPush } from './send-push.ts';

/** Lanes of their own: a push service that does not answer holds up no look, and neither of them mails. */
export function pushJobs(deps: PushDeps) {
  return [
    lookJob.handledBy(() => look(deps)),
    sendPushJob.handledBy((payload) => sendPush(deps, payload)),
    declareJob({
      id: 'push.forget',
      lane: 'push',
      payload: z.object({}),
      tries: 3,
      cron: '13 18 * * *',
    }).handledBy(() => forgetPushes(deps)),
  ];
}
