import type { Language } from '@likha/contract';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { DELETION_DAYS } from '@likha/contract/limits';
import type { Tx } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import { oneLine, philippineTime } from '../../../platform/mail-words.ts';
import { findAddressee } from '../accounts.queries.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsMailDeps } from '../accounts-deps.ts';
import { MAIL_NOTICE } from '../accounts-job-ids.ts';

const NOTICE_ATTEMPTS = 12;

/** What somebody is told of that happened to their account, so that they learn of it when it was not they. */
export interface Notice {
  kind:
    | 'password_changed'
    | 'email_changed'
    | 'two_factor_on'
    | 'two_factor_off'
    | 'recovery_code_used'
    | 'account_left'
    | 'account_restored'
    | 'signed_out'
    | 'payout_account_changed'
    | 'two_factor_reset';
  userId: string;
  at: Date;
  /** Where to; the account's own address unless said. */
  email?: string | undefined;
  /** How many are left, or whatever the notice counts. */
  count?: number | undefined;
}

/** Has a person told, in the transaction that makes it so. */
export async function queueNotice(tx: Tx, notice: Notice): Promise<void> {
  await addJob(tx, MAIL_NOTICE, notice, { maxAttempts: NOTICE_ATTEMPTS });
}

/** Tells a person what happened to their account. Sent twice it is the same message. */
export async function mailNotice(deps: AccountsMailDeps, notice: Notice): Promise<void> {
  const person = await findAddressee(deps.db, { id: notice.userId });
  if (!person) return;
  const language = person.language ?? DEFAULT_LANGUAGE;
  const { subject, words, ending, path } = wordsOf(notice, language);
  const greeting = accountsTexts[language].hello({ name: oneLine(person.full_name) });
  const text = [greeting, '', words, '', ending, `${deps.publicUrl}/${path}`, '', 'Likha', ''].join('\n');
  const key = `notice-${notice.kind.replaceAll('_', '-')}-${notice.userId}-${notice.at.getTime()}`;
  await deps.mail.send({ key, to: notice.email ?? person.email, subject, text });
}

function wordsOf({ kind, at, count = 0 }: Notice, language: Language) {
  const t = accountsTexts[language];
  const when = philippineTime(at, language);
  const chooseAnother = { ending: t.changedNotYou, path: 'forgot-password' };
  const askUs = { ending: t.contactNotYou, path: 'contact' };
  const words = {
    password_changed: { subject: t.changedSubject, words: t.changedText({ when }), ...chooseAnother },
    two_factor_on: { subject: t.twoFactorOnSubject, words: t.twoFactorOnText({ when }), ...chooseAnother },
    two_factor_off: { subject: t.twoFactorOffSubject, words: t.twoFactorOffText({ when }), ...chooseAnother },
    recovery_code_used: {
      subject: t.recoveryUsedSubject,
      words: t.recoveryUsedText({ when, count }),
      ...chooseAnother,
    },
    account_left: {
      subject: t.leftSubject,
      words: t.leftText({ when, days: DELETION_DAYS }),
      ending: t.leftRestore,
      path: 'login',
    },
    account_restored: { subject: t.restoredSubject, words: t.restoredText({ when }), ...chooseAnother },
    signed_out: { subject: t.signedOutSubject, words: t.signedOutText({ when }), ...askUs },
    two_factor_reset: { subject: t.twoFactorResetSubject, words: t.twoFactorResetText({ when }), ...askUs },
    payout_account_changed: {
      subject: t.payoutAccountSubject,
      words: t.payoutAccountText({ when }),
      ...askUs,
    },
    email_changed: {
      subject: t.movedSubject,
      words: t.movedText({ when }),
      ending: t.movedNotYou,
      path: 'contact',
    },
  } satisfies Record<Notice['kind'], { subject: string; words: string; ending: string; path: string }>;
  return words[kind];
}
