import { type Path, paths } from '@likha/contract/addresses';
import type { Me } from '../lib/api-types.ts';

type Person = Pick<Me, 'user_type' | 'is_verified'> & Partial<Pick<Me, 'needs_two_factor'>>;

/** Where somebody belongs after signing in (P7). */
export function homeOf({ user_type, is_verified, needs_two_factor }: Person): Path {
  if (needs_two_factor) return paths.settings();
  if (user_type === 'admin') return paths.admin();
  if (user_type === 'fan') return paths.fan();
  return is_verified ? paths.studio() : paths.verification();
}

/** Where a guarded page sends a signed-in person instead; null when they may stay (P7). */
export function detourOf(user: Person, only: Me['user_type'] | undefined): Path | null {
  if (user.needs_two_factor) return paths.settings();
  if (user.user_type === 'creator' && !user.is_verified) return paths.verification();
  return only && only !== user.user_type ? homeOf(user) : null;
}
