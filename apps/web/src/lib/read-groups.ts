import type { ReadAddress } from './call-key.ts';

/** Wherever posts are shown: what is unlocked or published in one place is so in all. */
export const POST_LISTS = [
  'GET /content/feed',
  'GET /creators/{id}/posts',
  'GET /tags/{tag}/posts',
  'GET /content/mine',
  'GET /content/{id}',
  'GET /library',
] as const satisfies ReadAddress[];

/** Wherever one profile is kept: it is known by its name and by its id. */
export const PROFILES = [
  'GET /users/by-username/{username}',
  'GET /users/profile/{id}',
] as const satisfies ReadAddress[];

/** What a fan has and how it came to be so. */
export const WALLET = ['GET /credits/wallet', 'GET /credits/transactions'] as const satisfies ReadAddress[];
