import { useEffect, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useTexts } from '../lib/texts.ts';
import { useReferralClick } from '../lib/use-referral-click.ts';
import { appTexts } from './app.texts.generated.ts';
import { MissingCode } from './missing-code.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import classes from './root-layout.module.css';

/** Around every page: the skip link, the offline banner, a thread of progress, and focus that follows the route. */
export function RootLayout() {
  const t = useTexts(appTexts);
  const isMoving = useNavigation().state === 'loading';
  useFocusOnRouteChange();
  useReferralClick();
  return (
    <>
      <a className={classes.skip} href="#main">
        {t.skip}
      </a>
      {isMoving && <div className={classes.thread} aria-hidden="true" />}
      <OfflineBanner />
      <MissingCode />
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** A page opened afresh has no history entry of its own; kept under one name it would open where another was left. */
function scrollKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}

function useFocusOnRouteChange() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
