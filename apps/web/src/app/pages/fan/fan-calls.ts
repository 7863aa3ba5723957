import type { FanTab } from '@likha/contract/addresses';

/** Whose posts a feed has. */
export type Feed = Exclude<FanTab, 'credits'>;

/** What a fan's home asks for: the posts of all creators, or of those subscribed to or followed. */
export const feedOf = (feed: Feed) => ({
  query: { limit: 10, only_subscribed: feed === 'subscribed', only_followed: feed === 'following' },
});
