import type { Me } from '../../lib/api-types.ts';
import { type PagePart, part } from '../routing/page-route.ts';

const fanFrame = part('src/app/shells/fan-shell.tsx', () =>
  import('./fan-shell.tsx').then((module) => module.FanShell),
);
const creatorFrame = part('src/app/shells/creator-shell.tsx', () =>
  import('./creator-shell.tsx').then((module) => module.CreatorShell),
);

const adminFrame = part('src/app/shells/admin-shell.tsx', () =>
  import('./admin-shell.tsx').then((module) => module.AdminShell),
);

/** The frame that public pages stand in for a person of the house; null for guests and for who has no home yet. */
export function frameOf(user: Pick<Me, 'user_type' | 'is_verified'> | null): PagePart | null {
  if (user?.user_type === 'fan') return fanFrame;
  return user?.user_type === 'creator' && user.is_verified ? creatorFrame : null;
}

/**
 * The frame of what everybody signed in has of their own, as settings: of staff it is that of the administration, once they may into it. Public pages are
 * looked at by them as by a guest.
 */
export function ownFrameOf(
  user: Pick<Me, 'user_type' | 'is_verified' | 'needs_two_factor'> | null,
): PagePart | null {
  return user?.user_type === 'admin' && !user.needs_two_factor ? adminFrame : frameOf(user);
}
