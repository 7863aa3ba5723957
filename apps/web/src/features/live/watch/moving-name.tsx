import { type CSSProperties, useEffect, useState } from 'react';
import classes from './moving-name.module.css';

/** From the top left in percent: where faces seldom are, and never the same for long. The highest is known to the stylesheet. */
const PLACES = [
  [6, 26],
  [58, 32],
  [22, 50],
  [62, 44],
  [8, 40],
  [40, 28],
  [60, 52],
  [14, 34],
] as const;
const STAYS_MS = 12_000;

/** The viewer's name on a running picture, at another place every few seconds: whoever films it off the screen names themselves. */
export function MovingName({ name }: { name: string }) {
  const [place, setPlace] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPlace((before) => (before + 1) % PLACES.length), STAYS_MS);
    return () => clearInterval(timer);
  }, []);
  const [left, top] = PLACES[place] ?? PLACES[0];
  return (
    <span
      className={classes.name}
      style={{ '--left': `${left}%`, '--top': `${top}%` } as CSSProperties}
      aria-hidden
      data-testid="watermark"
    >
      {name}
    </span>
  );
}
