import { LANGUAGES } from '@likha/contract/language';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import type { AccountsMailDeps } from './accounts-deps.ts';
import { MAIL_LINK, MAIL_NOTICE, REMOVE_UNUSED_PICTURE } from './accounts-job-ids.ts';
import { removeExpired } from './guesses.queries.ts';
import { removeExpiredLinks } from './links/links.queries.ts';
import { mailLink } from './links/mail-link.ts';
import { mailNotice } from './links/mail-notice.ts';
import { removeUnusedPicture } from './profile/change-picture.ts';
import { liveSince } from './sessions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Sweeps what has run out: used captchas, sessions that have ended by time, idempotency keys after a week. */
export function accountsJobs(deps: AccountsMailDeps) {
  return [
    defineJob({
      id: 'accounts.remove-expired',
      payload: z.object({}),
      maxAttempts: 3,
      cron: '17 * * * *',
      async handle() {
        const now = deps.clock.now();
        const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
        await removeExpired(deps.db, now, liveSince(now), ago(7));
        await removeExpiredLinks(deps.db, now);
      },
    }),
    defineJob({
      id: REMOVE_UNUSED_PICTURE,
      payload: z.object({ userId: z.uuid(), name: z.string().max(300) }),
      maxAttempts: 25,
      handle: ({ userId, name }) => removeUnusedPicture(deps, userId, name),
    }),
    defineJob({
      id: MAIL_LINK,
      lane: 'mail',
      payload: z.object({
        kind: z.enum(['reset_password', 'confirm_email', 'change_email']),
        userId: z.uuid().optional(),
        email: z.string(),
        language: z.enum(LANGUAGES),
      }),
      // A link that comes much later than it was asked for is of no use.
      maxAttempts: 6,
      handle: (request) => refusedForGood(mailLink(deps, request)),
    }),
    defineJob({
      id: MAIL_NOTICE,
      lane: 'mail',
      payload: z.object({
        kind: z.enum([
          'password_changed',
          'email_changed',
          'two_factor_on',
          'two_factor_off',
          'recovery_code_used',
          'account_left',
          'account_restored',
          'signed_out',
          'payout_account_changed',
          'two_factor_reset',
        ]),
        userId: z.uuid(),
        at: z.coerce.date(),
        email: z.string().optional(),
        count: z.int().optional(),
      }),
      maxAttempts: 12,
      handle: (notice) => refusedForGood(mailNotice(deps, notice)),
    }),
  ];
}
