import { type Path, paths } from '@likha/contract/addresses';
import type { Answer } from '../../lib/api-types.ts';
import type { NewsTexts } from './news.texts.generated.ts';

export type News = Answer<'GET /notifications'>['notifications'][number];

/** What happened, in the reader's language (P443). */
export function sentenceOf(news: News, t: NewsTexts): string {
  const who = whoOf(news, t);
  const credits = news.credits ?? 0;
  return {
    follower: () => t.follower({ who }),
    subscriber: () => t.subscriber({ who }),
    tip: () => t.tip({ who, credits }),
    unlock: () =>
      (news.subject_id ? t.unlock : news.is_ticket ? t.ticket : t.unlockMessage)({ who, credits }),
    like: () => t.like({ who }),
    comment: () => t.comment({ who }),
    affiliate: () => t.affiliate({ who }),
    payout_paid: () => t.payoutPaid,
    payout_returned: () => t.payoutReturned,
    new_post: () => t.newPost({ who }),
    // Those told of before it said how many.
    credits: () => (credits > 0 ? t.creditsOf({ credits }) : t.credits),
    credits_back: () => t.creditsBack({ credits }),
    live: () => t.live({ who }),
    live_soon: () => t.liveSoon({ who }),
    live_off: () => t.liveOff({ who }),
    gift: () => (credits > 0 ? t.giftCredits({ who, credits }) : t.giftFrom({ who })),
    top_up_paused: () => t.topUpPaused,
    renewal_due: () => t.renewalDue,
    renewal_failed: () => t.renewalFailed,
    subscription_ended: () => t.subscriptionEnded,
    verification: () => t.verification,
    moderation: () => (news.subject_id ? t.messageStopped : t.moderation),
    security: () => t.security,
  }[news.kind]();
}

function whoOf({ actor, others }: News, t: NewsTexts): string {
  if (!actor) return t.people({ count: Math.max(1, others) });
  const name = actor.username;
  return others > 0 ? t.andOthers({ name, count: others }) : t.named({ name });
}

/** Where it leads. */
export function placeOfNews({ kind, subject_id: id, is_ticket: isTicket, actor }: News): Path {
  const stream = () => (actor ? paths.liveOf(actor.username) : paths.live());
  const places: Record<News['kind'], () => Path> = {
    follower: () => paths.studio(),
    subscriber: () => paths.subscribers(),
    tip: () => paths.studio('earnings'),
    unlock: () => (id ? paths.postPage(id) : isTicket ? paths.ownLive() : paths.studio('earnings')),
    like: () => (id ? paths.postPage(id) : paths.studio()),
    comment: () => (id ? paths.postPage(id) : paths.studio()),
    affiliate: () => paths.studio('affiliate'),
    payout_paid: () => paths.studio('earnings'),
    payout_returned: () => paths.studio('earnings'),
    new_post: () => (id ? paths.postPage(id) : paths.fan()),
    credits: () => paths.creditHistory(),
    credits_back: () => paths.creditHistory(),
    live: stream,
    live_soon: stream,
    live_off: stream,
    gift: () => (id ? paths.subscriptions() : paths.creditHistory()),
    top_up_paused: () => paths.topUp('paused'),
    renewal_due: () => paths.subscriptions(),
    renewal_failed: () => paths.buyCredits(),
    subscription_ended: () => (id ? paths.profileById(id) : paths.subscriptions()),
    verification: () => paths.verification(),
    moderation: () => (id ? paths.broadcast(id) : paths.settings()),
    security: () => paths.settings(),
  };
  return places[kind]();
}
