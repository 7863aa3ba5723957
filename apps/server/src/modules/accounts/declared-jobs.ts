import { LANGUAGES } from '@likha/contract/language';
import { z } from 'zod';
import { CLOCKWORK, declareJob, type PayloadOf } from '../../platform/declare-job.ts';

export const mailLinkJob = declareJob({
  id: 'accounts.mail-link',
  lane: 'mail',
  payload: z.object({
    kind: z.enum(['reset_password', 'confirm_email', 'change_email', 'undo_email']),
    /** Who asked, where somebody is known to have asked; else whoever has the address. */
    userId: z.uuid().optional(),
    /** Where it goes. */
    email: z.string(),
    /** Of who asked, for a person who never chose one. */
    language: z.enum(LANGUAGES),
    /** When: what was asked for before links ended makes none. Absent in jobs of the release before. */
    askedAt: z.coerce.date().optional(),
    /** Of the address to be taken back to, that its person had confirmed it. */
    isConfirmed: z.boolean().optional(),
  }),
  // A link that comes much later than it was asked for is of no use.
  tries: 6,
});
export type LinkRequest = PayloadOf<typeof mailLinkJob>;

/** What somebody is told of that happened to their account, so that they learn of it when it was not they. */
export const mailNoticeJob = declareJob({
  id: 'accounts.mail-notice',
  lane: 'mail',
  payload: z.object({
    kind: z.enum([
      'password_changed',
      'email_changed',
      'two_factor_on',
      'two_factor_off',
      'recovery_code_used',
      'codes_slowed',
      'account_left',
      'account_restored',
      'signed_out',
      'payout_account_changed',
      'payout_came_back',
      'payout_account_lately',
      'two_factor_reset',
      'passkey_added',
      'passkey_removed',
      'passkey_cloned',
      'role_changed',
    ]),
    userId: z.uuid(),
    at: z.coerce.date(),
    /** Where it goes when that is not the account's address any more. */
    email: z.string().optional(),
    /** How many are left, centavos, or whatever the notice counts. */
    count: z.int().optional(),
    /** What it is about is called. */
    name: z.string().optional(),
    /** Until when something can be done about it. */
    until: z.coerce.date().optional(),
  }),
  tries: 12,
});
export type Notice = PayloadOf<typeof mailNoticeJob>;

/**
 * Somebody took their account back: by a new password by mail or by whoever runs the machine, or by 'this was not me'. Queued here, done by who
 * knows of payouts (P1031).
 */
export const recoveredJob = declareJob({
  id: 'accounts.recovered',
  lane: 'payouts',
  payload: z.object({ userId: z.uuid(), at: z.coerce.date() }),
  tries: 25,
});

export const removeUnusedPictureJob = declareJob({
  id: 'accounts.remove-unused-picture',
  lane: CLOCKWORK,
  payload: z.object({ userId: z.uuid(), name: z.string().max(300) }),
  tries: 25,
});
