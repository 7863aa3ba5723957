import { DEFAULT_LANGUAGE, LOCALES } from '@likha/contract';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Mail } from '../../providers/mail/mail.ts';
import { findMailFacts } from './subscription-lists.queries.ts';
import { subscriptionsTexts } from './subscriptions.texts.generated.ts';

export interface RenewalNews {
  fanId: string;
  creatorId: string;
  /** `failed`: it is tried again until `endsAt`; `ended`: it was not paid. */
  what: 'failed' | 'ended';
  endsAt: Date;
}

export interface MailRenewalDeps extends BaseDeps {
  mail: Mail;
  publicUrl: string;
}

/** Tells a fan that a renewal failed, or that a subscription ended for it. Sent twice it is the same message. */
export async function mailRenewal(deps: MailRenewalDeps, news: RenewalNews): Promise<void> {
  const facts = await findMailFacts(deps.db, news.fanId, news.creatorId);
  if (!facts) return;
  const language = facts.language ?? DEFAULT_LANGUAGE;
  const t = subscriptionsTexts[language];
  const name = facts.creator_name.replace(/\s+/gu, ' ').trim();
  const until = news.endsAt.toLocaleString(LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Manila',
  });
  const [subject, words, path] =
    news.what === 'failed'
      ? [t.failedSubject({ name }), t.failedText({ name, until }), 'buy-credits']
      : [t.endedSubject({ name }), t.endedText({ name }), facts.creator_username];
  const greeting = t.hello({ name: facts.full_name.replace(/\s+/gu, ' ').trim() });
  const text = [greeting, '', words, `${deps.publicUrl}/${path}`, '', 'Likha', ''].join('\n');
  const key = `renewal-${news.what}-${news.fanId}-${news.creatorId}-${news.endsAt.getTime()}`;
  await deps.mail.send({ key, to: facts.email, subject, text });
}
