import type { Answer } from '../../lib/api-types.ts';
import type { FanTexts } from './fan.texts.generated.ts';

type FanLine = Answer<'GET /credits/statements/{month}'>['lines'][number];

/** What a kind of movement of a wallet is called. */
export function fanLineName(kind: FanLine['kind'], t: FanTexts): string {
  return {
    bought: t.bought,
    gifts_received: t.gifts_received,
    given_back: t.given_back,
    posts: t.posts,
    messages: t.messages,
    tickets: t.tickets,
    subscriptions: t.subscriptions,
    tips: t.tips,
    gifts_given: t.gifts_given,
    refunded: t.refunded,
    disputed: t.disputed,
    other: t.other,
  }[kind];
}
