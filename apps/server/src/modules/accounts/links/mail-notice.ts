import type { Language } from '@likha/contract';
import { paths } from '@likha/contract/addresses';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { DELETION_DAYS } from '@likha/contract/limits';
import { formatCentavos } from '@likha/contract/money';
import { letter } from '../../../platform/letter/letter.ts';
import { philippineTime } from '../../../platform/letter/mail-words.ts';
import { findAddressee } from '../accounts.queries.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsMailDeps } from '../accounts-deps.ts';
import type { Notice } from '../declared-jobs.ts';

/** Tells a person what happened to their account. Sent twice it is the same message. */
export async function mailNotice(deps: AccountsMailDeps, notice: Notice): Promise<void> {
  const person = await findAddressee(deps.db, { id: notice.userId });
  if (!person) return;
  const language = person.language ?? DEFAULT_LANGUAGE;
  const { subject, words, ending, path } = wordsOf(notice, language);
  const blocks = [words, ending, { link: `${deps.publicUrl}${path}` }];
  const written = letter({ language, name: person.full_name, subject, blocks });
  const key = `notice-${notice.kind.replaceAll('_', '-')}-${notice.userId}-${notice.at.getTime()}`;
  await deps.mail.send({ key, to: notice.email ?? person.email, ...written });
}

function wordsOf({ kind, at, count = 0, name = '', until = at }: Notice, language: Language) {
  const t = accountsTexts[language];
  const when = philippineTime(at, language);
  const chooseAnother = { ending: t.changedNotYou, path: paths.forgotPassword() };
  const askUs = { ending: t.contactNotYou, path: paths.contact() };
  const removeIt = { ending: t.removePasskeyNotYou, path: paths.settings() };
  const words = {
    password_changed: { subject: t.changedSubject, words: t.changedText({ when }), ...chooseAnother },
    two_factor_on: { subject: t.twoFactorOnSubject, words: t.twoFactorOnText({ when }), ...chooseAnother },
    two_factor_off: { subject: t.twoFactorOffSubject, words: t.twoFactorOffText({ when }), ...chooseAnother },
    recovery_code_used: {
      subject: t.recoveryUsedSubject,
      words: t.recoveryUsedText({ when, count }),
      ...chooseAnother,
    },
    codes_slowed: { subject: t.codesSlowedSubject, words: t.codesSlowedText({ when }), ...chooseAnother },
    account_left: {
      subject: t.leftSubject,
      words: t.leftText({ when, days: DELETION_DAYS }),
      ending: t.leftRestore,
      path: paths.login(),
    },
    account_restored: { subject: t.restoredSubject, words: t.restoredText({ when }), ...chooseAnother },
    signed_out: { subject: t.signedOutSubject, words: t.signedOutText({ when }), ...askUs },
    two_factor_reset: { subject: t.twoFactorResetSubject, words: t.twoFactorResetText({ when }), ...askUs },
    role_changed: { subject: t.roleChangedSubject, words: t.roleChangedText({ when }), ...askUs },
    payout_account_changed: {
      subject: t.payoutAccountSubject,
      words: t.payoutAccountText({ when }),
      ...askUs,
    },
    payout_came_back: {
      subject: t.payoutBackSubject,
      words: t.payoutBackText({
        amount: formatCentavos(count),
        until: philippineTime(until, language),
      }),
      ending: t.payoutBackEnding,
      path: paths.login(),
    },
    payout_account_lately: {
      subject: t.payoutLatelySubject,
      words: t.payoutLatelyText({ when, until: philippineTime(until, language) }),
      ending: t.payoutLatelyEnding,
      path: paths.studio('earnings'),
    },
    passkey_added: {
      subject: t.passkeyAddedSubject,
      words: t.passkeyAddedText({ when, name }),
      ...removeIt,
    },
    passkey_removed: {
      subject: t.passkeyRemovedSubject,
      words: t.passkeyRemovedText({ when, name }),
      ...chooseAnother,
    },
    passkey_cloned: {
      subject: t.passkeyClonedSubject,
      words: t.passkeyClonedText({ when, name }),
      ...removeIt,
    },
    email_changed: {
      subject: t.movedSubject,
      words: t.movedText({ when }),
      ending: t.movedNotYou,
      path: paths.contact(),
    },
  } satisfies Record<Notice['kind'], { subject: string; words: string; ending: string; path: string }>;
  return words[kind];
}
