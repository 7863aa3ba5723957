import type { Path } from '@likha/contract/addresses';
import type { ReactNode } from 'react';
import { useLive } from '../../features/messages/live/use-live.ts';
import { useTexts } from '../../lib/texts.ts';
import { IconUserCircle } from '../../ui/icons/icons.generated.ts';
import { useBar } from '../../ui/use-bar.ts';
import { AccountCard } from './account-menu.tsx';
import { AccountSheetOpener } from './account-sheet-opener.tsx';
import classes from './app-frame.module.css';
import { Bell } from './bell.tsx';
import { Frame, HomeLink } from './frame.tsx';
import { PlaceLinks } from './place-links.tsx';
import type { Place } from './places.ts';
import { shellsTexts } from './shells.texts.generated.ts';

interface AppFrameProps {
  home: Path;
  places: Place[];
  /** At the right of a phone's top bar. */
  topBarEnd?: ReactNode;
}

/** The frame of fans and creators: a rail on wide screens; a top bar, and at most five places at the thumb, on phones. */
export function AppFrame({ home, places, topBarEnd }: AppFrameProps) {
  const unread = useLive();
  return (
    <Frame
      home={home}
      places={places}
      unread={unread}
      railEnd={<Bell />}
      railFoot={<AccountCard />}
      topBar={
        <>
          <HomeLink to={home} height={28} />
          <div className={classes.topBarEnd}>
            {topBarEnd}
            <Bell />
          </div>
        </>
      }
      bottomBar={<BottomBar places={places} unread={unread} />}
    />
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
