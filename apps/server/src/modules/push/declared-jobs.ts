import { PUSHED_KINDS } from '@likha/contract/notification-kinds';
import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';

/** Looks for what devices are to be told, every minute, and every few seconds while there are any. */
export const lookJob = declareJob({
  id: 'push.look',
  lane: 'push',
  payload: z.object({}),
  tries: 1,
  cron: '* * * * *',
});

export const sendPushJob = declareJob({
  id: 'push.send',
  lane: 'push-services',
  payload: z.object({
    deviceId: z.uuid(),
    kind: z.enum(PUSHED_KINDS),
    subjectId: z.uuid(),
    at: z.iso.datetime(),
  }),
  tries: 6,
});
