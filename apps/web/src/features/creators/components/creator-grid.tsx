import type { Person } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { creatorsTexts } from '../creators.texts.generated.ts';
import { CreatorCard, CreatorRow } from './creator-card.tsx';
import classes from './creator-grid.module.css';

/** Of these the pictures are seen at once, so they do not wait for a look at the layout. */
const FIRST_SEEN = 1;

/** Creators side by side or one below the other. */
export function CreatorGrid({ creators, view }: { creators: Person[]; view: 'grid' | 'list' }) {
  const Item = view === 'grid' ? CreatorCard : CreatorRow;
  return (
    <ul className={view === 'grid' ? classes.grid : classes.rows} data-testid="creators">
      {creators.map((creator, place) => (
        <li key={creator.id}>
          <Item creator={creator} isFirst={place < FIRST_SEEN} />
        </li>
      ))}
    </ul>
  );
}

/** The same shape while the creators load. */
export function CreatorGridSkeleton({ view }: { view: 'grid' | 'list' }) {
  const t = useTexts(creatorsTexts);
  const isGrid = view === 'grid';
  return (
    <SkeletonList
      count={isGrid ? 8 : 5}
      height={isGrid ? 268 : 96}
      label={t.loadingCreators}
      className={isGrid ? classes.grid : classes.rows}
    />
  );
}
