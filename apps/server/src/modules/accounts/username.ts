import { USERNAME } from '@likha/contract/limits';

/** First segments of our own addresses, and names that would mislead (P4). */
const RESERVED = new Set(
  `about account accounts admin administrator affiliates api app appeal appeals assets auth billing blog buy buy-credits content contact
  creator creator-verification creators credit-history credits dashboard dev discover docs download explore fan fans feed
  feedback forgot-password healthz help home index legal likha login logout mail media media-test messages metrics moderation moderator
  models my-subscriptions new news notifications null official payments payouts policy post posts privacy profile readyz register
  reset-password root search security settings signin signup site staff static status support system team terms undefined unsubscribe user users
  verify-email wallet
  webhooks www`.split(/\s+/),
);

/** What an erased person is called (P112): nobody takes it before. */
const ERASED = /^gone_[0-9a-f]{25}$/;

export function isReservedUsername(username: string): boolean {
  if (ERASED.test(username.toLowerCase())) return true;
  return RESERVED.has(username.toLowerCase()) || RESERVED.has(username.toLowerCase().replaceAll('_', '-'));
}

/** `María dela Cruz` → `maria_dela_cruz`: lowercase `a-z0-9_`, 3 to 30 characters, never a reserved word. */
export function usernameFrom(fullName: string): string {
  const plain = fullName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, USERNAME.max)
    .replace(/_+$/, '');
  const long = plain.length >= USERNAME.min ? plain : `likha_${plain}`.replace(/_+$/, '');
  return isReservedUsername(long) ? `${long.slice(0, USERNAME.max - 3)}_ph` : long;
}

/** The `attempt`-th choice when earlier ones are taken: a numeric suffix that still fits. */
export function usernameCandidate(base: string, attempt: number): string {
  if (attempt <= 1) return base;
  const suffix = String(attempt);
  return base.slice(0, USERNAME.max - suffix.length) + suffix;
}
