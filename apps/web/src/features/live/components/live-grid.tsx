import type { LiveStream } from '../live.ts';
import { LiveCard } from './live-card.tsx';
import classes from './live-grid.module.css';

/** Streams side by side. */
export function LiveGrid({ lives }: { lives: readonly LiveStream[] }) {
  return (
    <ul className={classes.grid}>
      {lives.map((live) => (
        <li key={live.id}>
          <LiveCard live={live} />
        </li>
      ))}
    </ul>
  );
}
