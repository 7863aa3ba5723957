import type { Me } from '../../lib/api-types.ts';
import { type PagePart, part } from '../routing/page-route.ts';

const fanFrame = part('src/app/shells/fan-shell.tsx', () =>
  import('./fan-shell.tsx').then((module) => module.FanShell),
);
const creatorFrame = part('src/app/shells/creator-shell.tsx', () =>
  import('./creator-shell.tsx').then((module) => module.CreatorShell),
);

/** The frame that public pages stand in for a person of the house; null for guests and for who has no home yet. */
export function frameOf(user: Pick<Me, 'user_type' | 'is_verified'> | null): PagePart | null {
  if (user?.user_type === 'fan') return fanFrame;
  return user?.user_type === 'creator' && user.is_verified ? creatorFrame : null;
}
