import type { Person } from '../../../lib/api-types.ts';
import { CreatorCard, CreatorRow } from './creator-card.tsx';
import classes from './directory.module.css';

/** Creators side by side or one below the other. */
export function CreatorGrid({ creators, view }: { creators: Person[]; view: 'grid' | 'list' }) {
  const Item = view === 'grid' ? CreatorCard : CreatorRow;
  return (
    <ul className={view === 'grid' ? classes.grid : classes.rows} data-testid="creators">
      {creators.map((creator) => (
        <li key={creator.id}>
          <Item creator={creator} />
        </li>
      ))}
    </ul>
  );
}
