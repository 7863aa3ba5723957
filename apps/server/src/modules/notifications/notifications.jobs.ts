import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';
import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import { gatherDigestsJob, laterDigestJob, mailDigestJob, mailNoticeJob } from './declared-jobs.ts';
import { gatherDigests } from './gather-digests.ts';
import { forgetNews } from './in-app/forget-news.ts';
import { mailDigest } from './mail-digest.ts';
import { mailNotice } from './mail-notice.ts';
import type { NotificationsMailDeps } from './notifications-deps.ts';
import { sendNotices } from './send-notices.ts';
import { sweepNotices } from './sweep-notices.ts';

/** Lanes of their own: neither receipts nor links wait for these mails, nor those of one tip for those of the evening. */
export function notificationsJobs(deps: NotificationsMailDeps) {
  return [
    declareJob({
      id: 'notifications.send',
      lane: 'notifications',
      payload: z.object({}),
      tries: 1,
      cron: '* * * * *',
    }).handledBy(() => sendNotices(deps)),
    mailNoticeJob.handledBy(({ noticeId }) => refusedForGood(mailNotice(deps, noticeId))),
    gatherDigestsJob.handledBy(() => gatherDigests(deps)),
    mailDigestJob.handledBy((mail) => refusedForGood(mailDigest(deps, mail))),
    laterDigestJob.handledBy((mail) => refusedForGood(mailDigest(deps, mail))),
    declareJob({
      id: 'notifications.sweep',
      lane: 'notifications',
      payload: z.object({}),
      tries: 3,
      cron: '43 17 * * *',
    }).handledBy(() => sweepNotices(deps)),
    declareJob({
      id: 'notifications.forget-news',
      lane: 'notifications',
      payload: z.object({}),
      tries: 3,
      cron: '53 17 * * *',
    }).handledBy(() => forgetNews(deps)),
  ];
}
