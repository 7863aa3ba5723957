import type { Language } from '@likha/contract';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { MAILED_LINKS } from '@likha/contract/limits';
import { inTransaction } from '../../../platform/database/index.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import { letter } from '../../../platform/letter/letter.ts';
import { findAddressee } from '../accounts.queries.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsMailDeps } from '../accounts-deps.ts';
import type { LinkRequest } from '../declared-jobs.ts';
import { hashLinkToken, type LinkKind, linkAddress, linkExpiry, makeLinkToken } from './account-link.ts';
import { insertLink, takeLink } from './links.queries.ts';

/**
 * Makes a link and mails it. The token is made here, in the job: it is in the mail and nowhere else. An address that nobody
 * has gets none, and neither does a person who had enough of them within the hour, nor who has ended what was asked for then; what
 * could not be mailed counts for nothing.
 * @throws what the mail throws
 */
export async function mailLink(deps: AccountsMailDeps, request: LinkRequest): Promise<void> {
  const { kind, email } = request;
  const person = await findAddressee(deps.db, request.userId ? { id: request.userId } : { email });
  if (!person || isOfNoUse(request, person)) return;
  const now = deps.clock.now();
  const token = makeLinkToken(deps.ids.random);
  const link = {
    id: deps.ids.next(),
    user_id: person.id,
    kind,
    token_hash: hashLinkToken(token),
    email,
    created_at: now,
    expires_at: linkExpiry(kind, now),
  };
  const bound = {
    since: new Date(now.getTime() - HOUR_MS),
    max: MAILED_LINKS.perHour,
    askedAt: request.askedAt,
  };
  if (!(await inTransaction(deps.db, (tx) => insertLink(tx, link, bound)))) return;
  const language = person.language ?? request.language ?? DEFAULT_LANGUAGE;
  const address = linkAddress(deps.publicUrl, kind, token);
  const words = linkWords(kind, language, person.full_name, address);
  try {
    await deps.mail.send({ key: `link-${link.id}`, to: email, ...words });
  } catch (error) {
    // Its token is lost with this try; the next one makes another.
    await inTransaction(deps.db, (tx) => takeLink(tx, link.id));
    throw error;
  }
}

/** An address that was never confirmed may be a stranger's: nothing is taken back to it once the account has left it (P109). */
function isOfNoUse({ kind, email, isConfirmed }: LinkRequest, person: { email: string }): boolean {
  return kind === 'undo_email' && person.email !== email && !isConfirmed;
}

/** The mail in words. */
function linkWords(kind: LinkKind, language: Language, fullName: string, address: string) {
  const t = accountsTexts[language];
  const { subject, words, ignore } = WORDS[kind](t);
  return letter({ language, name: fullName, subject, blocks: [words, { link: address }, ignore] });
}

type Words = (typeof accountsTexts)[Language];

const WORDS: Record<LinkKind, (t: Words) => { subject: string; words: string; ignore: string }> = {
  reset_password: (t) => ({
    subject: t.resetSubject,
    words: t.resetText({ minutes: MAILED_LINKS.resetMinutes }),
    ignore: t.resetIgnore,
  }),
  confirm_email: (t) => ({
    subject: t.confirmSubject,
    words: t.confirmText({ hours: MAILED_LINKS.confirmHours }),
    ignore: t.confirmIgnore,
  }),
  change_email: (t) => ({
    subject: t.confirmSubject,
    words: t.changeEmailText({ hours: MAILED_LINKS.confirmHours }),
    ignore: t.confirmIgnore,
  }),
  undo_email: (t) => ({
    subject: t.undoSubject,
    words: t.undoText({ hours: MAILED_LINKS.undoHours }),
    ignore: t.undoIgnore,
  }),
};
