import { lazy, Suspense } from 'react';
import { persistently } from '../../lib/load-persistently.ts';
import { useSession } from '../../lib/session.ts';
import { PublicShell } from './public-shell.tsx';

const FanShell = lazy(
  persistently(() => import('./fan-shell.tsx').then((module) => ({ default: module.FanShell }))),
);
const CreatorShell = lazy(
  persistently(() => import('./creator-shell.tsx').then((module) => ({ default: module.CreatorShell }))),
);

/** Public pages keep the frame of whoever looks: a fan stays among the fan's places, a creator in the studio. */
export function EveryoneShell() {
  const { user } = useSession();
  const isAtHome = user?.user_type === 'fan' || (user?.user_type === 'creator' && user.is_verified);
  if (!isAtHome) return <PublicShell isPadded />;
  const Shell = user.user_type === 'fan' ? FanShell : CreatorShell;
  return (
    <Suspense fallback={null}>
      <Shell />
    </Suspense>
  );
}
