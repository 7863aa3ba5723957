import { z } from 'zod';
import { CLOCKWORK, declareJob } from '../../platform/declare-job.ts';
import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import { sendAutomatic } from './automatic/send-automatic.ts';
import { moveBroadcast } from './broadcasts/deliver-broadcast.ts';
import { mailStopped } from './broadcasts/mail-stopped.ts';
import { wakeBroadcasts } from './broadcasts/wake-broadcasts.ts';
import { mailStoppedJob, moveBroadcastJob, sendAutomaticJob, tellUnlockedJob } from './declared-jobs.ts';
import { removeUnused } from './files/remove-unused.ts';
import type { MessagesMailDeps } from './messages-deps.ts';
import { tellUnlocked } from './paid/tell-unlocked.ts';

export function messagesJobs(deps: MessagesMailDeps) {
  return [
    tellUnlockedJob.handledBy(({ messageId }) => tellUnlocked(deps, messageId)),
    moveBroadcastJob.handledBy(({ broadcastId }) => moveBroadcast(deps, broadcastId)),
    mailStoppedJob.handledBy(({ broadcastId }) => refusedForGood(mailStopped(deps, broadcastId))),
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
