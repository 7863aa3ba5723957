import { type Path, paths } from '@likha/contract/addresses';
import { type Language, LOCALES } from '@likha/contract/language';
import type { Answer } from '../../lib/api-types.ts';
import { shortDate } from '../../lib/relative-time.ts';
import type { NewsTexts } from './news.texts.generated.ts';

export type News = Answer<'GET /notifications'>['notifications'][number];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Puts what came on one Philippine day together, in the order it comes in. */
export function byDay(news: readonly News[], language: Language, t: NewsTexts, now = new Date()) {
  const days: { day: string; items: News[] }[] = [];
  for (const item of news) {
    const day = dayOf(item.at, language, t, now);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

function dayOf(iso: string, language: Language, t: NewsTexts, now: Date): string {
  const day = shortDate(iso, language);
  if (day === shortDate(now.toISOString(), language)) return t.today;
  if (day === shortDate(new Date(now.getTime() - DAY_MS).toISOString(), language)) return t.yesterday;
  return new Date(iso).toLocaleDateString(LOCALES[language], { dateStyle: 'long', timeZone: 'Asia/Manila' });
}

/** What happened, in the reader's language. */
export function sentenceOf(news: News, t: NewsTexts): string {
  const who = whoOf(news, t);
  return {
    follower: () => t.follower({ who }),
    subscriber: () => t.subscriber({ who }),
    tip: () => t.tip({ who, credits: news.credits ?? 0 }),
    unlock: () => t.unlock({ who }),
    like: () => t.like({ who }),
    comment: () => t.comment({ who }),
    new_post: () => t.new_post({ who }),
    credits: () => t.credits,
    renewal_failed: () => t.renewal_failed,
    subscription_ended: () => t.subscription_ended,
    verification: () => t.verification,
    moderation: () => t.moderation,
    security: () => t.security,
  }[news.kind]();
}

function whoOf({ actor, others }: News, t: NewsTexts): string {
  if (!actor) return t.people({ count: others });
  const name = `@${actor.username}`;
  return others > 0 ? t.andOthers({ name, count: others }) : name;
}

/** Where it leads. */
export function placeOfNews({ kind, subject_id: id, actor }: News): Path {
  switch (kind) {
    case 'like':
    case 'comment':
    case 'new_post':
      return id ? paths.postPage(id) : paths.settings();
    case 'follower':
      return paths.studio();
    case 'subscriber':
      return paths.subscribers();
    case 'tip':
    case 'unlock':
      return paths.studio('earnings');
    case 'credits':
      return paths.creditHistory();
    case 'renewal_failed':
      return paths.buyCredits();
    case 'subscription_ended':
      return paths.subscriptions();
    case 'verification':
      return paths.verification();
    default:
      return actor ? paths.profileById(actor.id) : paths.settings();
  }
}
