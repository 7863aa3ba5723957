import { type Path, paths } from '@likha/contract/addresses';
import { Navigate, Outlet, useLocation } from 'react-router';
import type { Me } from '../lib/api-types.ts';
import { isLeaving, useIsConfirmed, useSession } from '../lib/session.ts';
import { detourOf, homeOf } from './homes.ts';
import { Waiting } from './waiting.tsx';

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
  if (status === 'loading') return <Waiting />;
  if (!user && isLeaving()) return <Leaving to={paths.landing()} />;
  if (!user) return <Leaving to={paths.login()} state={{ wanted }} />;
  const detour = isForEverybody ? null : detourOf(user, only);
  return detour ? <Leaving to={detour} /> : <Outlet />;
}

/** The waiting room of creators: a verified one goes to the studio, anybody else to the landing page. */
export function UnverifiedCreatorOnly() {
  const { status, user } = useSession();
  if (status === 'loading') return <Waiting />;
  if (user?.user_type !== 'creator') return <Leaving to={paths.landing()} />;
  return <Staying until={user.is_verified || user.needs_two_factor ? homeOf(user) : null} />;
}

/**
 * Sign-in and sign-up: whoever is signed in goes where they were going, or home. Somebody who is only kept here stays until
 * the server has said that the session lives: where it ended elsewhere, what they type meanwhile would be lost.
 */
export function GuestOnly() {
  const { user } = useSession();
  const isConfirmed = useIsConfirmed();
  const { wanted } = (useLocation().state ?? {}) as WantedPage;
  // A creator who has just signed up is verified first (P56).
  const isWaiting = user?.user_type === 'creator' && !user.is_verified;
  return <Staying until={user && isConfirmed ? (!isWaiting && wanted) || homeOf(user) : null} />;
}

/** The page as it is, also while the next one is on its way: then nothing on it can be pressed again. */
function Staying({ until }: { until: Path | null }) {
  return (
    <>
      <div style={{ display: 'contents' }} inert={until !== null}>
        <Outlet />
      </div>
      {until && <Navigate to={until} replace />}
    </>
  );
}

/** Leads away from a page that may not be seen, to one that may have to come first. */
function Leaving({ to, state }: { to: Path; state?: WantedPage }) {
  return (
    <>
      <Waiting />
      <Navigate to={to} replace state={state} />
    </>
  );
}
