import { IconUserCircle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { Wordmark } from '../../ui/brand/wordmark.tsx';
import { AccountCard, AccountSheet } from './account-menu.tsx';
import classes from './app-frame.module.css';
import { isHere, type Place } from './places.ts';

interface AppFrameProps {
  home: string;
  places: Place[];
  /** At the right of a phone's top bar. */
  topBarEnd?: ReactNode;
}

/** The frame of signed-in people: a rail on wide screens; a top bar and five places at the thumb on phones. */
export function AppFrame({ home, places, topBarEnd }: AppFrameProps) {
  return (
    <div className={classes.frame}>
      <aside className={classes.rail}>
        <Link to={home} className={classes.logo} aria-label="Likha home">
          <Wordmark height={32} />
        </Link>
        <nav aria-label="Main" className={classes.railNav}>
          {places.map((place) => (
            <PlaceLink key={place.to} place={place} className={classes.railLink} />
          ))}
        </nav>
        <AccountCard />
      </aside>
      <div className={classes.column}>
        <header className={classes.topBar}>
          <Link to={home} className={classes.logo} aria-label="Likha home">
            <Wordmark height={28} />
          </Link>
          {topBarEnd}
        </header>
        <main id="main" tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
      </div>
      <BottomBar places={places} />
    </div>
  );
}

function BottomBar({ places }: { places: Place[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <nav aria-label="Places" className={classes.bottomBar}>
      {places.map((place) => (
        <PlaceLink
          key={place.to}
          place={place}
          className={place.isMain ? classes.mainPlace : classes.place}
        />
      ))}
      <button type="button" className={classes.place} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <IconUserCircle size={24} stroke={1.75} aria-hidden />
        <span>Account</span>
      </button>
      <AccountSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </nav>
  );
}

function PlaceLink({ place, className }: { place: Place; className: string | undefined }) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={place.to}
      className={className}
      aria-current={isHere(place.to, pathname, search) ? 'page' : undefined}
    >
      <place.Icon size={24} stroke={1.75} aria-hidden />
      <span>{place.label}</span>
    </Link>
  );
}
