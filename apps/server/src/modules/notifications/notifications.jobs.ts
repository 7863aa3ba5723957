import { NOTIFICATIONS } from '@likha/contract/limits';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import { gatherDigests } from './gather-digests.ts';
import { mailDigest } from './mail-digest.ts';
import { mailNotice } from './mail-notice.ts';
import type { NotificationsMailDeps } from './notifications-deps.ts';
import { MAIL_ATTEMPTS, MAIL_DIGEST, MAIL_NOTICE } from './notifications-job-ids.ts';
import { sendNotices } from './send-notices.ts';
import { sweepNotices } from './sweep-notices.ts';

const kind = z.enum([...NOTIFICATIONS.creator, ...NOTIFICATIONS.fan]);

/** Lanes of their own: neither receipts nor links wait for these mails, nor those of one tip for those of the evening. */
export function notificationsJobs(deps: NotificationsMailDeps) {
  return [
    defineJob({
      id: 'notifications.send',
      lane: 'notifications',
      payload: z.object({}),
      maxAttempts: 1,
      cron: '* * * * *',
      handle: () => sendNotices(deps),
    }),
    defineJob({
      id: MAIL_NOTICE,
      lane: 'notifications',
      payload: z.object({ noticeId: z.uuid() }),
      maxAttempts: MAIL_ATTEMPTS,
      handle: ({ noticeId }) => refusedForGood(mailNotice(deps, noticeId)),
    }),
    defineJob({
      id: 'notifications.gather',
      lane: 'digests',
      payload: z.object({}),
      maxAttempts: 1,
      cron: '* * * * *',
      handle: () => gatherDigests(deps),
    }),
    defineJob({
      id: MAIL_DIGEST,
      lane: 'digests',
      payload: z.object({ personId: z.uuid(), kind, day: z.iso.date() }),
      maxAttempts: MAIL_ATTEMPTS,
      handle: (mail) => refusedForGood(mailDigest(deps, mail)),
    }),
    defineJob({
      id: 'notifications.sweep',
      lane: 'notifications',
      payload: z.object({}),
      maxAttempts: 3,
      cron: '43 17 * * *',
      handle: () => sweepNotices(deps),
    }),
  ];
}
