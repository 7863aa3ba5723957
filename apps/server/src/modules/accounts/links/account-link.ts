import { createHash } from 'node:crypto';
import type { Language } from '@likha/contract';
import { type Path, paths } from '@likha/contract/addresses';
import { MAILED_LINKS } from '@likha/contract/limits';
import { MINUTE_MS } from '../../../platform/durations.ts';
import type { LinkRequest } from '../declared-jobs.ts';

/** What a link in a mail is for. */
export type LinkKind = 'reset_password' | 'confirm_email' | 'change_email' | 'undo_email';

/** What opens an account or moves it, and ends with the password or the sessions that it was asked with. */
export const OPENING = ['reset_password', 'change_email'] as const satisfies LinkKind[];

const CONFIRM_MS = MAILED_LINKS.confirmHours * 60 * MINUTE_MS;
const LIFETIME_MS: Record<LinkKind, number> = {
  reset_password: MAILED_LINKS.resetMinutes * MINUTE_MS,
  confirm_email: CONFIRM_MS,
  change_email: CONFIRM_MS,
  undo_email: MAILED_LINKS.undoHours * 60 * MINUTE_MS,
};

export function linkExpiry(kind: LinkKind, now: Date): Date {
  return new Date(now.getTime() + LIFETIME_MS[kind]);
}

const TOKEN_BYTES = 32;

/** A new token, which is known to whom it is given and nobody else. @param random as `Ids.random` */
export function makeLinkToken(random: (bytes: number) => Buffer): string {
  return random(TOKEN_BYTES).toString('base64url');
}

/** What is kept of a token: who reads the database cannot follow the link. */
export function hashLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

const PAGES: Record<LinkKind, (token: string) => Path> = {
  reset_password: paths.resetPassword,
  confirm_email: paths.verifyEmail,
  change_email: paths.verifyEmail,
  undo_email: paths.notMe,
};

/** The address in the mail. The token stands behind `#`: no server's log and no other site is sent it. */
export function linkAddress(publicUrl: string, kind: LinkKind, token: string): string {
  return `${publicUrl}${PAGES[kind](token)}`;
}

/** The link that confirms the address somebody has. */
export function confirmationOf(person: { id: string; email: string }, language: Language): LinkRequest {
  return { kind: 'confirm_email', userId: person.id, email: person.email, language };
}
