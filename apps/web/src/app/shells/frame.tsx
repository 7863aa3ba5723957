import type { Path } from '@likha/contract/addresses';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { NewDocuments } from '../../features/legal/components/new-documents.tsx';
import { useTexts } from '../../lib/texts.ts';
import { Wordmark } from '../../ui/brand/wordmark.tsx';
import { Link } from '../../ui/link.tsx';
import { useBar } from '../../ui/use-bar.ts';
import classes from './frame.module.css';
import { PlaceLinks } from './place-links.tsx';
import type { Place } from './places.ts';
import { shellsTexts } from './shells.texts.generated.ts';

interface FrameProps {
  home: Path;
  /** What the rail leads to; with more of it than one looks through at once, it is packed closer. */
  places: Place[];
  isDense?: boolean;
  /** Conversations with something unread. */
  unread?: number;
  /** Beside the wordmark of the rail, and at its foot. */
  railEnd?: ReactNode;
  railFoot: ReactNode;
  /** What stands in a phone's top bar. */
  topBar: ReactNode;
  /** At the thumb of a phone; the page leaves room for it. */
  bottomBar?: ReactNode;
}

/** The frame of everything behind a sign-in: a rail on wide screens, bars on a phone, and the page. */
export function Frame({ home, places, isDense, unread, railEnd, railFoot, topBar, bottomBar }: FrameProps) {
  const t = useTexts(shellsTexts);
  return (
    <div className={classes.frame}>
      <aside className={classes.rail} data-dense={isDense || undefined}>
        <div className={classes.railTop}>
          <HomeLink to={home} height={32} />
          {railEnd}
        </div>
        <nav aria-label={t.main} className={classes.railNav}>
          <PlaceLinks places={places} unread={unread} classOf={() => classes.railLink} />
        </nav>
        {railFoot}
      </aside>
      <div>
        <header ref={useBar('top')} className={classes.topBar}>
          {topBar}
        </header>
        <main
          id="main"
          tabIndex={-1}
          className={classes.main}
          data-above-bar={bottomBar !== undefined || undefined}
        >
          <NewDocuments />
          <Outlet />
        </main>
      </div>
      {bottomBar}
    </div>
  );
}

/** The wordmark, which leads home. */
export function HomeLink({ to, height }: { to: Path; height: number }) {
  const t = useTexts(shellsTexts);
  return (
    <Link to={to} className={classes.logo} aria-label={t.likhaHome}>
      <Wordmark height={height} />
    </Link>
  );
}
