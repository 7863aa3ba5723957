import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useTexts } from '../lib/texts.ts';
import { useReferralClick } from '../lib/use-referral-click.ts';
import { appTexts } from './app.texts.generated.ts';
import { MissingCode } from './missing-code.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import classes from './root-layout.module.css';
import { useKeptScroll } from './routing/kept-scroll.ts';
import { useShown } from './routing/routing.tsx';
import { TabIcon } from './tab-icon.tsx';

/** Around every page: the skip link, the offline banner, a thread of progress, and focus that follows the route. */
export function RootLayout() {
  const t = useTexts(appTexts);
  const { isMoving, keepsScroll } = useShown();
  useFocusOnRouteChange();
  useReferralClick();
  useKeptScroll(keepsScroll);
  return (
    <>
      <a className={classes.skip} href="#main">
        {t.skip}
      </a>
      {isMoving && <div className={classes.thread} aria-hidden="true" />}
      <TabIcon />
      <OfflineBanner />
      <MissingCode />
      <Outlet />
    </>
  );
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
