export { DEMO_PASSWORD } from '../../server/src/modules/accounts/index.ts';

/** Who can sign in to look around (P38). */
export const DEMO_ACCOUNTS = [
  { email: 'admin@likha.test', note: 'admin' },
  { email: 'fan@likha.test', note: 'fan with credits' },
  { email: 'creator@likha.test', note: 'verified creator with posts and earnings' },
  { email: 'newcreator@likha.test', note: 'creator who is not verified yet' },
] as const;
