/** One place for the names of cached answers, so that a change knows what it makes stale. */
export const queryKeys = {
  config: ['config'],
  wallet: ['wallet'],
  transactions: ['transactions'],
  posts: ['posts'],
  creators: ['creators'],
  profile: ['profile'],
  purchase: ['purchase'],
  earnings: ['earnings'],
  rate: ['rate'],
} as const;
