import { type Path, paths } from '@likha/contract/addresses';
import { Navigate, Outlet, useLocation } from 'react-router';
import type { Me } from '../lib/api-types.ts';
import { isLeaving, useIsConfirmed, useSession } from '../lib/session.ts';
import { useTexts } from '../lib/texts.ts';
import { Spinner } from '../ui/spinner.tsx';
import { appTexts } from './app.texts.generated.ts';
import { detourOf, homeOf } from './homes.ts';

/** Kept in the history entry of /login, so that signing in leads back. */
export interface WantedPage {
  wanted?: Path;
}

export interface SignedInOnlyProps {
  only?: Me['user_type'];
  /** A page that people who have to do something first may see as well. */
  isForEverybody?: boolean;
}

/** Pages for signed-in people, or for one type of them. */
export function SignedInOnly({ only, isForEverybody = false }: SignedInOnlyProps) {
  const { status, user } = useSession();
  const wanted = paths.here(useLocation());
  if (status === 'loading') return <SessionLoading />;
  if (!user && isLeaving()) return <Navigate to={paths.landing()} replace />;
  if (!user) return <Navigate to={paths.login()} replace state={{ wanted } satisfies WantedPage} />;
  const detour = isForEverybody ? null : detourOf(user, only);
  return detour ? <Navigate to={detour} replace /> : <Outlet />;
}

/** The waiting room of creators: a verified one goes to the studio, anybody else to the landing page. */
export function UnverifiedCreatorOnly() {
  const { status, user } = useSession();
  if (status === 'loading') return <SessionLoading />;
  if (user?.user_type !== 'creator') return <Navigate to={paths.landing()} replace />;
  return user.is_verified ? <Navigate to={paths.studio()} replace /> : <Outlet />;
}

/**
 * Sign-in and sign-up: whoever is signed in goes where they were going, or home. Somebody who is only kept here stays until
 * the server has said that the session lives: where it ended elsewhere, what they type meanwhile would be lost.
 */
export function GuestOnly() {
  const { user } = useSession();
  const isConfirmed = useIsConfirmed();
  const { wanted } = (useLocation().state ?? {}) as WantedPage;
  if (!user || !isConfirmed) return <Outlet />;
  // A creator who has just signed up is verified first (P56).
  const isWaiting = user.user_type === 'creator' && !user.is_verified;
  return <Navigate to={(!isWaiting && wanted) || homeOf(user)} replace />;
}

function SessionLoading() {
  const t = useTexts(appTexts);
  return (
    <div role="status" style={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
      <Spinner />
      <span className="visually-hidden">{t.loadingSession}</span>
    </div>
  );
}
