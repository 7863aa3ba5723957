import { Children, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../icon-button.tsx';
import { IconChevronLeft, IconChevronRight } from '../icons/icons.generated.ts';
import { useIsHydrated } from '../use-is-hydrated.ts';
import { playerTexts } from './player.texts.generated.ts';
import classes from './slides.module.css';

interface SlidesProps {
  /** What is shown here, for people who do not see it. */
  label: string;
  /** The first one to show, from 0. */
  start?: number;
  /** One child a slide. */
  children: ReactNode;
}

/** Pictures side by side of which one is in view: swiped, scrolled with the arrow keys, or stepped through by buttons. */
export function Slides({ label, start = 0, children }: SlidesProps) {
  const t = useTexts(playerTexts);
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(start);
  const count = Children.count(children);
  const isHydrated = useIsHydrated();
  useLayoutEffect(() => {
    if (!strip.current) return;
    // What scrolls has to be reached by keyboard, also where nothing in it can be.
    strip.current.tabIndex = 0;
    strip.current.scrollTo({ left: start * strip.current.clientWidth, behavior: 'instant' });
  }, [start]);
  const step = (by: -1 | 1) =>
    strip.current?.scrollTo({ left: (at + by) * (strip.current.clientWidth || 1) });
  return (
    <div className={classes.slides}>
      <ul
        ref={strip}
        className={classes.strip}
        aria-label={label}
        onScroll={({ currentTarget }) =>
          setAt(Math.round(currentTarget.scrollLeft / (currentTarget.clientWidth || 1)))
        }
      >
        {Children.map(children, (slide) => (
          <li>{slide}</li>
        ))}
      </ul>
      <p className={classes.count} role="status">
        {t.placeOf({ at: at + 1, count })}
      </p>
      {isHydrated && at > 0 && (
        <IconButton label={t.previousPicture} className={classes.step} data-to="-1" onClick={() => step(-1)}>
          <IconChevronLeft size={24} stroke={2} aria-hidden />
        </IconButton>
      )}
      {isHydrated && at < count - 1 && (
        <IconButton label={t.nextPicture} className={classes.step} data-to="1" onClick={() => step(1)}>
          <IconChevronRight size={24} stroke={2} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
