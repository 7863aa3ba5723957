import type { Me } from '../lib/api-types.ts';

type Person = Pick<Me, 'user_type' | 'is_verified'>;

/** Where somebody belongs after signing in (spec 1 §4, Post-login routing). */
export function homeOf({ user_type, is_verified }: Person): string {
  if (user_type === 'admin') return '/admin';
  if (user_type === 'fan') return '/fan';
  return is_verified ? '/creator' : '/creator-verification';
}

/** Where a guarded page sends a signed-in person instead; null when they may stay (decision 7). */
export function detourOf(user: Person, only: Me['user_type'] | undefined): string | null {
  if (user.user_type === 'creator' && !user.is_verified) return '/creator-verification';
  return only && only !== user.user_type ? homeOf(user) : null;
}
