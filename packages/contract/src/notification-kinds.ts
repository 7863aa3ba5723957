/** What people are told of in the app (P443). No zod here: the web bundles this file. */

/** Each kind: who can be told of it, and whether it cannot be turned off (P446): security, money that failed, moderation. */
export const NEWS = {
  follower: { who: 'creator', isAlways: false },
  subscriber: { who: 'creator', isAlways: false },
  tip: { who: 'creator', isAlways: false },
  unlock: { who: 'creator', isAlways: false },
  like: { who: 'creator', isAlways: false },
  comment: { who: 'creator', isAlways: false },
  affiliate: { who: 'creator', isAlways: false },
  payout_paid: { who: 'creator', isAlways: false },
  payout_returned: { who: 'creator', isAlways: true },
  new_post: { who: 'fan', isAlways: false },
  credits: { who: 'fan', isAlways: false },
  /** What was paid for did not come, or is gone (P246). */
  credits_back: { who: 'fan', isAlways: true },
  gift: { who: 'fan', isAlways: false },
  top_up_paused: { who: 'fan', isAlways: true },
  renewal_due: { who: 'fan', isAlways: false },
  renewal_failed: { who: 'fan', isAlways: true },
  subscription_ended: { who: 'fan', isAlways: true },
  /** Who one follows or asked to be reminded of is live; begins in ten minutes; does not come, and tickets are back (P640). */
  live: { who: 'everyone', isAlways: false },
  live_soon: { who: 'everyone', isAlways: false },
  live_off: { who: 'everyone', isAlways: false },
  verification: { who: 'creator', isAlways: true },
  moderation: { who: 'everyone', isAlways: true },
  security: { who: 'everyone', isAlways: true },
} as const;
export type NewsKind = keyof typeof NEWS;
export const NEWS_KINDS = Object.keys(NEWS) as [NewsKind, ...NewsKind[]];

/** How often a kind is mailed: each as it happens, or all of a day in one. */
export type Rhythm = 'at_once' | 'daily';

/**
 * What is mailed to who wants it (P210): which of the kinds above it is, how it comes until somebody chooses, and how it can come.
 * What is in none of these is mailed always, by who has it to say, or never.
 */
export const MAILED = {
  new_subscriber: { news: 'subscriber', who: 'creator', usual: 'at_once', rhythms: ['at_once', 'daily'] },
  tip: { news: 'tip', who: 'creator', usual: 'at_once', rhythms: ['at_once', 'daily'] },
  comment: { news: 'comment', who: 'creator', usual: 'daily', rhythms: ['at_once', 'daily'] },
  sale: { news: 'unlock', who: 'creator', usual: 'off', rhythms: ['at_once', 'daily'] },
  new_follower: { news: 'follower', who: 'creator', usual: 'off', rhythms: ['daily'] },
  like: { news: 'like', who: 'creator', usual: 'off', rhythms: ['daily'] },
  referral: { news: 'affiliate', who: 'creator', usual: 'off', rhythms: ['at_once', 'daily'] },
  new_post: { news: 'new_post', who: 'fan', usual: 'daily', rhythms: ['daily'] },
} as const satisfies Readonly<
  Record<
    string,
    { news: NewsKind; who: 'creator' | 'fan'; usual: Rhythm | 'off'; rhythms: readonly Rhythm[] }
  >
>;
export type MailedKind = keyof typeof MAILED;
export const MAILED_KINDS = Object.keys(MAILED) as [MailedKind, ...MailedKind[]];

/** New posts are looked up by who reads, and push nobody; a message is told of here alone, as it has a counter of its own in the app. */
export const PUSHED = { ...withoutNewPosts(NEWS), message: { who: 'everyone', isAlways: false } } as const;
export type PushedKind = keyof typeof PUSHED;
export const PUSHED_KINDS = Object.keys(PUSHED) as [PushedKind, ...PushedKind[]];

function withoutNewPosts<Kinds extends { new_post: unknown }>({
  new_post: _,
  ...rest
}: Kinds): Omit<Kinds, 'new_post'> {
  return rest;
}

/** Devices of a person that are told, the oldest goes first; and bytes of what a browser says of where to send (P464). */
export const PUSH_LIMITS = { devices: 10, endpointCharacters: 1000 } as const;

/** Days until one is forgotten, for how many days a post is news, and up to where those that are unread are counted (P443 to P445). */
export const NEWS_LIMITS = { keptDays: 90, postDays: 7, mostCounted: 100 } as const;
