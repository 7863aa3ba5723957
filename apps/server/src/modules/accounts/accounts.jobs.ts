import { z } from 'zod';
import { CLOCKWORK, declareJob } from '../../platform/declare-job.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import type { AccountsMailDeps } from './accounts-deps.ts';
import { mailLinkJob, mailNoticeJob, removeUnusedPictureJob } from './declared-jobs.ts';
import { removeExpiredLinks } from './links/links.queries.ts';
import { mailLink } from './links/mail-link.ts';
import { mailNotice } from './links/mail-notice.ts';
import { removeUnusedPicture } from './profile/change-picture.ts';
import { liveSince } from './sessions/session-life.ts';
import { removeExpired } from './sign-in/guesses.queries.ts';

/** Sweeps what has run out: used captchas, sessions that have ended by time, idempotency keys after a week. */
export function accountsJobs(deps: AccountsMailDeps) {
  return [
    declareJob({
      id: 'accounts.remove-expired',
      lane: CLOCKWORK,
      payload: z.object({}),
      tries: 3,
      cron: '17 * * * *',
    }).handledBy(async () => {
      const now = deps.clock.now();
      const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
      await removeExpired(deps.db, now, liveSince(now), ago(7));
      await removeExpiredLinks(deps.db, now);
    }),
    removeUnusedPictureJob.handledBy(({ userId, name }) => removeUnusedPicture(deps, userId, name)),
    mailLinkJob.handledBy((request) => refusedForGood(mailLink(deps, request))),
    mailNoticeJob.handledBy((notice) => refusedForGood(mailNotice(deps, notice))),
  ];
}
