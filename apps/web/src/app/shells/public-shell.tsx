import { PATTERNS, paths } from '@likha/contract/addresses';
import { Outlet, useLocation } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { Wordmark } from '../../ui/brand/wordmark.tsx';
import { ColourSchemeButton } from '../../ui/colour-scheme-button.tsx';
import { IconUsers } from '../../ui/icons/icons.generated.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useBar } from '../../ui/use-bar.ts';
import type { WantedPage } from '../guards.tsx';
import { homeOf } from '../homes.ts';
import classes from './public-shell.module.css';
import { shellsTexts } from './shells.texts.generated.ts';
import { SiteFooter } from './site-footer.tsx';

/** The frame for guests: a header with the three things a guest can do, the page, the footer. */
export function PublicShell({ isPadded = false }: { isPadded?: boolean }) {
  return (
    <div className={classes.shell}>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={isPadded ? classes.paddedMain : classes.main}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}

function SiteHeader() {
  const t = useTexts(shellsTexts);
  const { user } = useSession();
  return (
    <header ref={useBar('top')} className={classes.header}>
      <div className={classes.bar}>
        <Link to={paths.landing()} className={classes.logo} aria-label={t.likhaHome}>
          <Wordmark height={30} />
        </Link>
        <nav className={classes.nav} aria-label={t.main}>
          <Link to={paths.models()} className={classes.link} aria-label={t.browseCreators}>
            <IconUsers size={22} stroke={1.75} aria-hidden className={classes.linkIcon} />
            <span className={classes.linkText}>{t.browseCreators}</span>
          </Link>
          <span className={classes.wideOnly}>
            <Link to={paths.contact()} className={classes.link}>
              {t.contact}
            </Link>
          </span>
          <span className={classes.wideOnly}>
            <LanguageSwitch />
            <ColourSchemeButton />
          </span>
          {user ? (
            <LinkButton to={homeOf(user)} variant="default">
              {t.home}
            </LinkButton>
          ) : (
            <GuestLinks />
          )}
        </nav>
      </div>
    </header>
  );
}

/**
 * The directory has words of its own: Join Now there, Get Started elsewhere, where the page has its own primary action. Whoever
 * joins from a page about something comes back to it; from the landing page and the directory they begin at home.
 */
function GuestLinks() {
  const t = useTexts(shellsTexts);
  const here = useLocation();
  const isIn = (patterns: string[]) => patterns.includes(here.pathname);
  const isDirectory = isIn([PATTERNS.models, PATTERNS.creators]);
  const isStart = isDirectory || isIn([PATTERNS.landing]);
  const state: WantedPage = isStart ? {} : { wanted: paths.here(here) };
  return (
    <>
      <Link to={paths.login()} state={state} className={classes.link}>
        {t.signIn}
      </Link>
      <LinkButton to={paths.register()} state={state} variant={isDirectory ? 'filled' : 'default'}>
        {isDirectory ? t.joinNow : t.getStarted}
      </LinkButton>
    </>
  );
}
