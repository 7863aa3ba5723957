import type { Path } from '@likha/contract/addresses';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { NewDocuments } from '../../features/legal/components/new-documents.tsx';
import { useLive } from '../../features/messages/live/use-live.ts';
import { useTexts } from '../../lib/texts.ts';
import { Wordmark } from '../../ui/brand/wordmark.tsx';
import { IconUserCircle } from '../../ui/icons/icons.generated.ts';
import { Link } from '../../ui/link.tsx';
import { useBar } from '../../ui/use-bar.ts';
import { AccountCard } from './account-menu.tsx';
import { AccountSheetOpener } from './account-sheet-opener.tsx';
import classes from './app-frame.module.css';
import { Bell } from './bell.tsx';
import { NewsCount } from './news-count.tsx';
import { type Place, placeOf } from './places.ts';
import { shellsTexts } from './shells.texts.generated.ts';

interface AppFrameProps {
  home: Path;
  places: Place[];
  /** At the right of a phone's top bar. */
  topBarEnd?: ReactNode;
}

/** The frame of signed-in people: a rail on wide screens; a top bar, and at most five places at the thumb, on phones. */
export function AppFrame({ home, places, topBarEnd }: AppFrameProps) {
  const t = useTexts(shellsTexts);
  const unread = useLive();
  return (
    <div className={classes.frame}>
      <aside className={classes.rail}>
        <div className={classes.railTop}>
          <Link to={home} className={classes.logo} aria-label={t.likhaHome}>
            <Wordmark height={32} />
          </Link>
          <Bell />
        </div>
        <nav aria-label={t.main} className={classes.railNav}>
          <PlaceLinks places={places} unread={unread} classOf={() => classes.railLink} />
        </nav>
        <AccountCard />
      </aside>
      <div>
        <header ref={useBar('top')} className={classes.topBar}>
          <Link to={home} className={classes.logo} aria-label={t.likhaHome}>
            <Wordmark height={28} />
          </Link>
          <div className={classes.topBarEnd}>
            {topBarEnd}
            <Bell />
          </div>
        </header>
        <main id="main" tabIndex={-1} className={classes.main}>
          <NewDocuments />
          <Outlet />
        </main>
      </div>
      <BottomBar places={places} unread={unread} />
    </div>
  );
}

function BottomBar({ places, unread }: { places: Place[]; unread: number }) {
  const t = useTexts(shellsTexts);
  return (
    <nav ref={useBar('bottom')} aria-label={t.places} className={classes.bottomBar}>
      <PlaceLinks
        places={places.filter((place) => !place.isInSheet)}
        unread={unread}
        classOf={({ isMain }) => (isMain ? classes.mainPlace : classes.place)}
      />
      <AccountSheetOpener places={places.filter((place) => place.isInSheet)}>
        {(open) => (
          <button type="button" className={classes.place} aria-haspopup="dialog" onClick={open}>
            <IconUserCircle size={24} stroke={1.75} aria-hidden />
            <span>{t.account}</span>
          </button>
        )}
      </AccountSheetOpener>
    </nav>
  );
}

interface PlaceLinksProps {
  places: Place[];
  /** Conversations with something unread. */
  unread: number;
  classOf: (place: Place) => string | undefined;
}

function PlaceLinks({ places, unread, classOf }: PlaceLinksProps) {
  const { pathname, search } = useLocation();
  const here = placeOf(places, pathname, search);
  return places.map((place) => (
    <Link
      key={place.to}
      to={place.to}
      className={classOf(place)}
      aria-current={place === here ? 'page' : undefined}
    >
      <place.Icon size={24} stroke={1.75} aria-hidden />
      <span>{place.label}</span>
      {place.hasNews && unread > 0 && <NewsCount count={unread} />}
    </Link>
  ));
}
