import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { headFor, persistently } from '../lib/load-persistently.ts';
import { PATTERNS, paths, RESERVED_PATTERNS } from '../lib/paths.ts';
import { onSessionExpired } from '../lib/session.ts';
import { GuestOnly, SignedInOnly, UnverifiedCreatorOnly, type WantedPage } from './guards.tsx';
import { MissingCode } from './missing-code.tsx';
import { RootLayout } from './root-layout.tsx';
import { RouteError } from './route-error.tsx';
import { EveryoneShell } from './shells/everyone-shell.tsx';
import { PublicShell } from './shells/public-shell.tsx';

/** A page with its own chunk and its own error boundary. */
function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: lazily(load), ErrorBoundary: RouteError };
}

function shell(load: () => Promise<ComponentType>, children: RouteObject[]): RouteObject {
  return { lazy: lazily(load), ErrorBoundary: RouteError, children };
}

function lazily(load: () => Promise<ComponentType>) {
  const loadPage = persistently(load);
  return async () => ({ Component: await loadPage() });
}

const login = () => import('./pages/login-page.tsx').then((module) => module.LoginPage);
const register = () => import('./pages/register-page.tsx').then((module) => module.RegisterPage);
const waiting = () =>
  import('./pages/verification-waiting-page.tsx').then((module) => module.VerificationWaitingPage);
const landing = () => import('./pages/landing/landing-page.tsx').then((module) => module.LandingPage);
const directory = () => import('./pages/directory-page.tsx').then((module) => module.DirectoryPage);
const publicProfile = () => import('./pages/profile-page.tsx').then((module) => module.PublicProfilePage);
const profile = () => import('./pages/profile-page.tsx').then((module) => module.ProfileByIdPage);
const kitLayout = () => import('./kit-layout.tsx').then((module) => module.KitLayout);
const fanShell = () => import('./shells/fan-shell.tsx').then((module) => module.FanShell);
const fan = () => import('./pages/fan/fan-page.tsx').then((module) => module.FanPage);
const buyCredits = () => import('./pages/buy-credits-page.tsx').then((module) => module.BuyCreditsPage);
const creditHistory = () =>
  import('./pages/credit-history-page.tsx').then((module) => module.CreditHistoryPage);
const creatorShell = () => import('./shells/creator-shell.tsx').then((module) => module.CreatorShell);
const studio = () => import('./pages/studio/studio-page.tsx').then((module) => module.StudioPage);
const admin = () => import('./pages/admin-page.tsx').then((module) => module.AdminPage);

const terms = () => import('./pages/legal/terms-page.tsx').then((module) => module.TermsPage);
const privacy = () => import('./pages/legal/privacy-page.tsx').then((module) => module.PrivacyPage);
const acceptableUse = () =>
  import('./pages/legal/acceptable-use-page.tsx').then((module) => module.AcceptableUsePage);
const communityGuidelines = () =>
  import('./pages/legal/community-guidelines-page.tsx').then((module) => module.CommunityGuidelinesPage);
const creatorConsent = () =>
  import('./pages/legal/creator-consent-page.tsx').then((module) => module.CreatorConsentPage);

const routes: RouteObject[] = [
  {
    element: <PublicShell isPadded />,
    children: [
      page(paths.legal('terms'), terms),
      page(paths.legal('privacy'), privacy),
      page(paths.legal('acceptable-use'), acceptableUse),
      page(paths.legal('community-guidelines'), communityGuidelines),
      page(paths.legal('creator-consent'), creatorConsent),
    ],
  },
  { element: <PublicShell />, children: [page(PATTERNS.landing, landing)] },
  shell(kitLayout, [
    {
      element: <EveryoneShell />,
      children: [
        page(PATTERNS.models, directory),
        page(PATTERNS.creators, directory),
        page(PATTERNS.profile, publicProfile),
      ],
    },
    { element: <GuestOnly />, children: [page(PATTERNS.login, login), page(PATTERNS.register, register)] },
    {
      element: <SignedInOnly />,
      children: [
        { element: <EveryoneShell />, children: [page(PATTERNS.profileById, profile)] },
        page(PATTERNS.admin, admin),
      ],
    },
    {
      element: <SignedInOnly only="fan" />,
      children: [
        shell(fanShell, [
          page(PATTERNS.fan, fan),
          page(PATTERNS.buyCredits, buyCredits),
          page(PATTERNS.creditHistory, creditHistory),
        ]),
      ],
    },
    {
      element: <SignedInOnly only="creator" />,
      children: [shell(creatorShell, [page(PATTERNS.studio, studio)])],
    },
    { element: <UnverifiedCreatorOnly />, children: [page(PATTERNS.verification, waiting)] },
  ]),
  ...RESERVED_PATTERNS.map((path) => ({ path, element: <Navigate to={paths.landing()} replace /> })),
  { path: '*', element: <Navigate to={paths.landing()} replace /> },
];

/** All routes of the product. A session that ends on the server leads to sign-in, and back afterwards. */
export function createRouter() {
  const router = createBrowserRouter([
    { element: <RootLayout />, ErrorBoundary: RouteError, HydrateFallback: Opening, children: routes },
  ]);
  router.subscribe(({ navigation, location }) => headFor(paths.here(navigation.location ?? location)));
  onSessionExpired(() => {
    const { location } = router.state;
    if (location.pathname === PATTERNS.login) return;
    void router.navigate(paths.login(), { state: { wanted: paths.here(location) } satisfies WantedPage });
  });
  return router;
}

/** Before the first page's own chunk is there; the page colour is enough for that moment. */
function Opening() {
  return (
    <div style={{ minHeight: '100dvh' }}>
      <MissingCode />
    </div>
  );
}
