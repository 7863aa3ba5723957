import { z } from 'zod';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { CLOCKWORK, declareJob } from '../../platform/declare-job.ts';
import { sendAutomatic } from './automatic/send-automatic.ts';
import { moveBroadcast } from './broadcasts/deliver-broadcast.ts';
import { wakeBroadcasts } from './broadcasts/wake-broadcasts.ts';
import { moveBroadcastJob, sendAutomaticJob, tellUnlockedJob } from './declared-jobs.ts';
import { removeUnused } from './files/remove-unused.ts';
import { tellUnlocked } from './paid/tell-unlocked.ts';

export function messagesJobs(deps: BaseDeps) {
  return [
    tellUnlockedJob.handledBy(({ messageId }) => tellUnlocked(deps, messageId)),
    moveBroadcastJob.handledBy(({ broadcastId }) => moveBroadcast(deps, broadcastId)),
    sendAutomaticJob.handledBy(() => sendAutomatic(deps)),
    declareJob({
      id: 'messages.wake-broadcasts',
      lane: CLOCKWORK,
      payload: z.object({}),
      tries: 3,
      cron: '* * * * *',
    }).handledBy(() => wakeBroadcasts(deps)),
    declareJob({
      id: 'messages.remove-unused-files',
      lane: CLOCKWORK,
      payload: z.object({}),
      tries: 3,
      cron: '37 * * * *',
    }).handledBy(async () => {
      await removeUnused(deps);
    }),
  ];
}
