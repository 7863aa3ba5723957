import { MAILED_KINDS } from '@likha/contract/notification-kinds';
import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';

const digestMail = z.object({
  personId: z.uuid(),
  kind: z.enum(MAILED_KINDS),
  day: z.iso.date(),
});

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
  payload: digestMail,
  tries: 12,
});

/** One that quiet hours put off: apart from the others, which are only so many at once. */
export const laterDigestJob = declareJob({
  id: 'notifications.mail-digest-later',
  lane: 'digests',
  payload: digestMail,
  tries: 12,
});

export const gatherDigestsJob = declareJob({
  id: 'notifications.gather',
  lane: 'digests',
  payload: z.object({}),
  tries: 1,
  cron: '* * * * *',
});
