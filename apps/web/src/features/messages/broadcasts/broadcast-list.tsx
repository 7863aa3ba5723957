import { useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { IconMessageCircle } from '../../../ui/icons/icons.generated.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import classes from './broadcast-list.module.css';
import { BroadcastRow } from './broadcast-row.tsx';
import { broadcastsTexts } from './broadcasts.texts.generated.ts';

/** A creator's own messages to many, the newest first. */
export function BroadcastList() {
  const t = useTexts(broadcastsTexts);
  const query = usePages('GET /messages/broadcasts', 'broadcasts', { query: {} });
  return (
    <>
      <Loaded
        query={query}
        loading={<SkeletonList count={3} height={124} label={t.loading} />}
        failedTitle={t.failed}
        empty={
          <StatePanel
            icon={<IconMessageCircle size={32} stroke={1.75} />}
            title={t.noneTitle}
            text={t.noneText}
          />
        }
      >
        {(broadcasts) => (
          <ul className={classes.list}>
            {broadcasts.map((broadcast) => (
              <BroadcastRow key={broadcast.id} broadcast={broadcast} />
            ))}
          </ul>
        )}
      </Loaded>
      <LoadMore {...query.more} />
    </>
  );
}
