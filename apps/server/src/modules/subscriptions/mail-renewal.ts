import { paths } from '@likha/contract/addresses';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { creditsForCentavos, formatCredits } from '@likha/contract/money';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { letter } from '../../platform/letter/letter.ts';
import { oneLine, philippineTime } from '../../platform/letter/mail-words.ts';
import type { Mail } from '../../providers/mail/mail.ts';
import type { RenewalNews } from './declared-jobs.ts';
import { findNextCharge } from './reminders.queries.ts';
import { renewalCentavos } from './subscription.ts';
import { findMailFacts } from './subscription-lists.queries.ts';
import { subscriptionsTexts } from './subscriptions.texts.generated.ts';

export interface MailRenewalDeps extends BaseDeps {
  mail: Mail;
  publicUrl: string;
}

/** Tells a fan that a renewal failed, that a subscription ended for it or for its price, or what the next month costs. Sent twice it is the same message. */
export async function mailRenewal(deps: MailRenewalDeps, news: RenewalNews): Promise<void> {
  const facts = await findMailFacts(deps.db, news.fanId, news.creatorId);
  if (!facts) return;
  const credits = news.what === 'first-charge' ? await nextCharge(deps, news) : null;
  if (news.what === 'first-charge' && !credits) return;
  const language = facts.language ?? DEFAULT_LANGUAGE;
  const t = subscriptionsTexts[language];
  const name = oneLine(facts.creator_name);
  const until = philippineTime(news.endsAt, language);
  const profile = paths.profile(facts.creator_username);
  const letters = {
    failed: [t.failedSubject, t.failedText({ name, until }), paths.buyCredits()],
    ended: [t.endedSubject, t.endedText({ name }), profile],
    'not-free': [t.endedSubject, t.notFreeText({ name }), profile],
    'first-charge': [
      t.firstChargeSubject,
      t.firstChargeText({ name, until, credits: formatCredits(credits ?? 0) }),
      paths.subscriptions(),
    ],
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

/** Credits of the month that is about to begin; null where none does, or it has begun. */
async function nextCharge(deps: MailRenewalDeps, news: RenewalNews): Promise<number | null> {
  if (news.endsAt <= deps.clock.now()) return null;
  const { fanId, creatorId, endsAt: paidUntil } = news;
  const next = await findNextCharge(deps.db, { fanId, creatorId, paidUntil });
  const centavos = next ? renewalCentavos(next, next.price) : null;
  return next && centavos !== null ? creditsForCentavos(centavos, next.centavos_per_credit) : null;
}
