import { MAILED_KINDS } from '@likha/contract/notification-kinds';
import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';

/** Lanes of their own: neither receipts nor links wait for these mails, nor those of one tip for those of the evening. */
export const mailNoticeJob = declareJob({
  id: 'notifications.mail-notice',
  lane: 'notifications',
  payload: z.object({ noticeId: z.uuid() }),
  tries: 12,
});

export const mailDigestJob = declareJob({
  id: 'notifications.mail-digest',
  lane: 'digests',
  payload: z.object({
    personId: z.uuid(),
    kind: z.enum(MAILED_KINDS),
    day: z.iso.date(),
  }),
  tries: 12,
});

export const gatherDigestsJob = declareJob({
  id: 'notifications.gather',
  lane: 'digests',
  payload: z.object({}),
  tries: 1,
  cron: '* * * * *',
});
