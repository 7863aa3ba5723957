import type { NewsKind, PushedKind } from '@likha/contract/notification-kinds';
import type { InAppTexts } from './in-app.texts.generated.ts';

/** What somebody can be told of, as a switch says it. */
export function kindLabel(kind: NewsKind | PushedKind, t: InAppTexts): string {
  return {
    follower: t.follower,
    subscriber: t.subscriber,
    tip: t.tip,
    unlock: t.unlock,
    like: t.like,
    comment: t.comment,
    message: t.message,
    affiliate: t.affiliate,
    payout_paid: t.payoutPaid,
    payout_returned: t.payoutReturned,
    new_post: t.newPost,
    credits: t.credits,
    live: t.live,
    live_soon: t.liveSoon,
    live_off: t.liveOff,
    credits_back: t.creditsBack,
    gift: t.gift,
    top_up_paused: t.topUpPaused,
    renewal_due: t.renewalDue,
    renewal_failed: t.renewalFailed,
    subscription_ended: t.subscriptionEnded,
    verification: t.verification,
    moderation: t.moderation,
    security: t.security,
  }[kind];
}
