import { IconUserSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { CreatorGrid, CreatorGridSkeleton } from '../../features/creators/components/creator-grid.tsx';
import { DirectoryTools } from '../../features/creators/components/directory-tools.tsx';
import { useDirectoryFilter } from '../../features/creators/use-directory-filter.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { usePages } from '../../lib/use-pages.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { directoryTexts } from './directory.texts.generated.ts';
import classes from './directory-page.module.css';

/** The creator directory: everyone may look, everyone in it is verified. */
export function DirectoryPage() {
  const t = useTexts(directoryTexts);
  const { filter, typed, isTooLong, setSearch, setSort } = useDirectoryFilter();
  const [view, setView] = useState<'grid' | 'list'>('grid');
  // The old list stands while a new search loads.
  const query = usePages('GET /creators', 'creators', { query: filter }, { keepsPrevious: true });
  return (
    <div className={classes.page}>
      <PageHead title={t.title} description={t.lead} path={paths.models()} />
      <header className={classes.head}>
        <HomeLink />
        <h1 className={classes.title}>{t.title}</h1>
        <p className="dim">{t.lead}</p>
      </header>
      <DirectoryTools
        search={typed}
        isTooLong={isTooLong}
        sort={filter.sort_by}
        view={view}
        onSearch={setSearch}
        onSort={setSort}
        onView={setView}
      />
      {isTooLong ? (
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
  );
}

/** Guests go back to the landing page, signed-in people to their home. */
function HomeLink() {
  const t = useTexts(directoryTexts);
  const { user } = useSession();
  if (!user) return <BackLink to={paths.landing()}>{t.back}</BackLink>;
  const home = { fan: paths.fan(), creator: paths.studio(), admin: paths.admin() }[user.user_type];
  return <BackLink to={home}>{t.home}</BackLink>;
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
