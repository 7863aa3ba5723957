import { paths } from '@likha/contract/addresses';
import { useState } from 'react';
import { LiveGrid } from '../../../features/live/components/live-grid.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Button } from '../../../ui/button.tsx';
import { IconBroadcast } from '../../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { livesOf } from './live-calls.ts';
import classes from './live-list-page.module.css';
import { livePagesTexts } from './live-pages.texts.generated.ts';

/** `/live`: who is live, and who will be. */
export function LiveListPage() {
  const t = useTexts(livePagesTexts);
  const { user } = useSession();
  const [filter, setFilter] = useState<'all' | 'followed'>('all');
  const names = { all: t.all, followed: t.followed };
  const query = usePages('GET /live', 'lives', livesOf(filter), { keepsPrevious: true });
  return (
    <div className={classes.page}>
      <PageHead title={t.listTitle} description={t.listLead} path={paths.live()} />
      <header className={classes.head}>
        <PageHeading title={t.listTitle} lead={t.listLead} />
        {user && (
          <fieldset aria-label={t.filter} className={classes.filters}>
            {(['all', 'followed'] as const).map((name) => (
              <Button
                key={name}
                variant="default"
                aria-pressed={filter === name}
                className={classes.filter}
                onClick={() => setFilter(name)}
              >
                {names[name]}
              </Button>
            ))}
          </fieldset>
        )}
      </header>
      <Loaded
        query={query}
        loading={<SkeletonList count={3} height={300} label={t.loading} />}
        failedTitle={t.failed}
        empty={
          <StatePanel
            icon={<IconBroadcast size={32} stroke={1.75} />}
            title={t.noneTitle}
            text={t.noneText}
            action={<LinkButton to={paths.models()}>{t.findCreators}</LinkButton>}
          />
        }
      >
        {(lives) => <LiveGrid lives={lives} />}
      </Loaded>
      <LoadMore {...query.more} />
    </div>
  );
}
