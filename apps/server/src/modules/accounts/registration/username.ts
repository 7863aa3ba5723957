import { ownFirstWords } from '@likha/contract/addresses';
import { USERNAME } from '@likha/contract/limits';

/** Names that would mislead, and what a server answers besides pages. */
const MISLEADING = `about account accounts administrator affiliates app appeals auth billing blog buy content
  credits dashboard dev docs download explore fans feed
  feedback healthz home index likha logout mail metrics moderation moderator
  new news null official payments payouts policy posts privacy readyz
  root search security signin signup site staff static status support system team terms undefined user users
  wallet webhooks www`.split(/\s+/);

/** With the first words of our own addresses, of whatever page there is (P4). */
const RESERVED = new Set([...ownFirstWords(), ...MISLEADING]);

/** Names that nobody may have, for who compares them with those that people have. */
export const reservedUsernames: readonly string[] = [...RESERVED];

/** What an erased person is called (P112): nobody takes it before. */
const ERASED = /^gone_[0-9a-f]{25}$/;

export function isReservedUsername(username: string): boolean {
  if (ERASED.test(username.toLowerCase())) return true;
  return RESERVED.has(username.toLowerCase()) || RESERVED.has(username.toLowerCase().replaceAll('_', '-'));
}

/** Whose name has no Latin letter, or too few, is called a friend: no name of ours may be posed with. */
const NAMELESS = 'kaibigan';

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
  if (plain === '') return NAMELESS;
  const long = plain.length >= USERNAME.min ? plain : `${NAMELESS}_${plain}`;
  return isReservedUsername(long) ? `${long.slice(0, USERNAME.max - 3)}_ph` : long;
}

/** The `attempt`-th choice when earlier ones are taken: a numeric suffix that still fits. */
export function usernameCandidate(base: string, attempt: number): string {
  if (attempt <= 1) return base;
  const suffix = String(attempt);
  return base.slice(0, USERNAME.max - suffix.length) + suffix;
}
