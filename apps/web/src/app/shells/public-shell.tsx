import { IconUsers } from '@tabler/icons-react';
import { Outlet, useLocation } from 'react-router';
import { PATTERNS, paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Wordmark } from '../../ui/brand/wordmark.tsx';
import { ColourSchemeButton } from '../../ui/colour-scheme-button.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { homeOf } from '../homes.ts';
import classes from './public-shell.module.css';
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
  const { user } = useSession();
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link to={paths.landing()} className={classes.logo} aria-label="Likha home">
          <Wordmark height={30} />
        </Link>
        <nav className={classes.nav} aria-label="Main">
          <Link to={paths.models()} className={classes.link} aria-label="Browse Creators">
            <IconUsers size={22} stroke={1.75} aria-hidden className={classes.linkIcon} />
            <span className={classes.linkText}>Browse Creators</span>
          </Link>
          <span className={classes.wideOnly}>
            <ColourSchemeButton />
          </span>
          {user ? <LinkButton to={homeOf(user)}>Home</LinkButton> : <GuestLinks />}
        </nav>
      </div>
    </header>
  );
}

/** The directory has words of its own: Join Now there, Get Started elsewhere. */
function GuestLinks() {
  const { pathname } = useLocation();
  const isDirectory = [PATTERNS.models, PATTERNS.creators].some((pattern) => pattern === pathname);
  return (
    <>
      <Link to={paths.login()} className={classes.link}>
        Sign In
      </Link>
      <LinkButton to={paths.register()}>{isDirectory ? 'Join Now' : 'Get Started'}</LinkButton>
    </>
  );
}
