import { useTexts } from '../../../lib/texts.ts';
import { useAskedAgain } from '../../../lib/use-asked-again.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { settlementsTexts } from '../settlements.texts.generated.ts';
import { ReportCard } from './report-card.tsx';
import classes from './report-list.module.css';

/** How often both lists are asked again while a report is compared with the books. */
const LOOK_MS = 3_000;
const BOTH = ['GET /admin/settlements', 'GET /admin/settlements/items'] as const;

/** Reports, the newest first. */
export function ReportList() {
  const t = useTexts(settlementsTexts);
  const pages = useDatedPages('GET /admin/settlements', 'settlements', { query: { limit: 10 } });
  const isMatching = pages.data?.some(({ status }) => status === 'matching') ?? false;
  useAskedAgain(BOTH, isMatching ? LOOK_MS : null);
  return (
    <section className={classes.list} aria-label={t.reports}>
      <h2>{t.reports}</h2>
      <ListTools {...pages.tools} />
      <Loaded
        query={pages}
        failedTitle={t.loadFailed}
        loading={<SkeletonList count={2} height={140} label={t.loading} />}
        empty={<p className="dim">{t.noReports}</p>}
      >
        {(settlements) => (
          <>
            {settlements.map((settlement) => (
              <ReportCard key={settlement.id} settlement={settlement} />
            ))}
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </section>
  );
}
