import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { useKeptChoice } from '../../../lib/use-kept-choice.ts';
import { Select } from '../../../ui/form/select.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { settlementsTexts } from '../settlements.texts.generated.ts';
import { type ItemType, WorkItem } from './work-item.tsx';
import classes from './work-list.module.css';

/** What does not agree, what waits longest first (P753). */
export function WorkList() {
  const t = useTexts(settlementsTexts);
  const kind = useKeptChoice('work', [
    { value: 'row', label: t.typeRow },
    { value: 'capture', label: t.typeCapture },
    { value: 'difference', label: t.typeDifference },
  ]);
  const type: ItemType = kind.value;
  const pages = useDatedPages('GET /admin/settlements/items', 'items', { query: { limit: 20, type } });
  const days = useCall('GET /admin/settlements/items', { query: { limit: 1, type } }).data?.settlement_days;
  return (
    <section className={classes.list} aria-label={t.workTitle}>
      <h2>{t.workTitle}</h2>
      <p className="dim">{t.workLead({ days: days ?? 7 })}</p>
      <ListTools {...pages.tools}>
        <Select label={t.show} {...kind} />
      </ListTools>
      <Loaded
        query={pages}
        failedTitle={t.loadFailed}
        loading={<SkeletonList count={3} height={140} label={t.loading} />}
        empty={<p className="dim">{t.nothingWaits}</p>}
      >
        {(items) => (
          <>
            {items.map((item) => (
              <WorkItem key={item.id} type={type} item={item} settlementDays={days ?? 7} />
            ))}
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </section>
  );
}
