import { type ReactNode, useId, useState } from 'react';
import { ShowMature } from '../../features/accounts/components/show-mature.tsx';
import { CreatorGrid, CreatorGridSkeleton } from '../../features/creators/components/creator-grid.tsx';
import { DirectoryTools } from '../../features/creators/components/directory-tools.tsx';
import { type View, viewTabId } from '../../features/creators/components/view-tabs.tsx';
import { type Sorts, useDirectoryFilter } from '../../features/creators/use-directory-filter.ts';
import { useDirectoryTotal } from '../../features/creators/use-directory-total.ts';
import { useTexts } from '../../lib/texts.ts';
import { usePages } from '../../lib/use-pages.ts';
import { Button } from '../../ui/button.tsx';
import { IconUserSearch } from '../../ui/icons/icons.generated.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import classes from './creator-browser.module.css';
import { directoryTexts } from './directory.texts.generated.ts';

const loadLives = () => import('./live/live-row.tsx').then((module) => module.LiveRow);

interface CreatorBrowserProps {
  sorts: Sorts;
  /** What stands before the list while nothing is searched for. */
  featured?: ReactNode;
}

/** Creators to look through: search, order, shape, 18+ content, and how many there are. */
export function CreatorBrowser({ sorts, featured }: CreatorBrowserProps) {
  const t = useTexts(directoryTexts);
  const { filter, typed, problem, setSearch, setSort } = useDirectoryFilter(sorts);
  const [view, setView] = useState<View>('grid');
  const panel = useId();
  // The old list stands while a new search loads.
  const query = usePages('GET /creators', 'creators', { query: filter }, { keepsPrevious: true });
  const total = useDirectoryTotal(filter);
  const shown = query.data?.length ?? 0;
  const isRefused = problem === 'too_long';
  return (
    <>
      <DirectoryTools
        search={typed}
        problem={problem}
        sorts={sorts}
        sort={filter.sort_by}
        view={view}
        panel={panel}
        onSearch={setSearch}
        onSort={setSort}
        onView={setView}
      />
      <div className={classes.facts}>
        <p className="dim" role="status" data-testid="shown-count">
          {total !== undefined &&
            !isRefused &&
            shown > 0 &&
            t.shownOf({ shown, total: Math.max(shown, total) })}
        </p>
        <ShowMature />
      </div>
      {typed.trim() === '' && <OnDemand load={loadLives} props={{}} onFailed={() => undefined} />}
      {typed.trim() === '' && featured}
      <div role="tabpanel" id={panel} aria-labelledby={viewTabId(panel, view)}>
        {isRefused ? (
          <NobodyFound onClear={() => setSearch('')} />
        ) : (
          <>
            <Loaded
              query={query}
              loading={<CreatorGridSkeleton view={view} />}
              failedTitle={t.failed}
              empty={<NobodyFound onClear={() => setSearch('')} />}
            >
              {(creators) => <CreatorGrid creators={creators} view={view} />}
            </Loaded>
            <LoadMore {...query.more} />
          </>
        )}
      </div>
    </>
  );
}

function NobodyFound({ onClear }: { onClear: () => void }) {
  const t = useTexts(directoryTexts);
  return (
    <StatePanel
      icon={<IconUserSearch size={32} stroke={1.75} />}
      title={t.noneTitle}
      text={t.noneText}
      action={
        <Button variant="default" onClick={onClear}>
          {t.showAll}
        </Button>
      }
    />
  );
}
