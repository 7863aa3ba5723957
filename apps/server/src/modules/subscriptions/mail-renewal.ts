import { paths } from '@likha/contract/addresses';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { letter } from '../../platform/letter/letter.ts';
import { oneLine, philippineTime } from '../../platform/letter/mail-words.ts';
import type { Mail } from '../../providers/mail/mail.ts';
import type { RenewalNews } from './declared-jobs.ts';
import { findMailFacts } from './subscription-lists.queries.ts';
import { subscriptionsTexts } from './subscriptions.texts.generated.ts';

export interface MailRenewalDeps extends BaseDeps {
  mail: Mail;
  publicUrl: string;
}

/** Tells a fan that a renewal failed, or that a subscription ended for it or for its price. Sent twice it is the same message. */
export async function mailRenewal(deps: MailRenewalDeps, news: RenewalNews): Promise<void> {
  const facts = await findMailFacts(deps.db, news.fanId, news.creatorId);
  if (!facts) return;
  const language = facts.language ?? DEFAULT_LANGUAGE;
  const t = subscriptionsTexts[language];
  const name = oneLine(facts.creator_name);
  const until = philippineTime(news.endsAt, language);
  const profile = paths.profile(facts.creator_username);
  const letters = {
    failed: [t.failedSubject({ name }), t.failedText({ name, until }), paths.buyCredits()],
    ended: [t.endedSubject({ name }), t.endedText({ name }), profile],
    not_free: [t.endedSubject({ name }), t.notFreeText({ name }), profile],
  } as const;
  const [subject, words, path] = letters[news.what];
  const blocks = [words, { link: `${deps.publicUrl}${path}` }];
  const key = `renewal-${news.what}-${news.fanId}-${news.creatorId}-${news.endsAt.getTime()}`;
  await deps.mail.send({
    key,
    to: facts.email,
    ...letter({ language, name: facts.full_name, subject, blocks }),
  });
}
