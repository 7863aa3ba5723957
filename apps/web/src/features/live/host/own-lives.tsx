import { useEffect } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { IconBroadcast } from '../../../ui/icons/icons.generated.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import type { OwnLive } from '../live.ts';
import { OwnLiveRow } from './own-live-row.tsx';
import classes from './own-lives.module.css';
import { ownLivesTexts } from './own-lives.texts.generated.ts';

/** A replay goes on by itself; whoever looks sees it come. */
const LOOK_EVERY_MS = 5000;

/** A creator's own streams, the newest first, with what each brought. */
export function OwnLives({ onOpen }: { onOpen: (live: OwnLive) => void }) {
  const t = useTexts(ownLivesTexts);
  const query = usePages('GET /live/own', 'lives', { query: {} });
  const { data, refetch } = query;
  const isOnItsWay =
    data?.some(({ replay_step: step }) => step === 'recording' || step === 'making') ?? false;
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setInterval(() => void refetch(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOnItsWay, refetch]);
  return (
    <section aria-labelledby="own-lives" className={classes.section}>
      <h2 id="own-lives">{t.yours}</h2>
      <Loaded
        query={query}
        loading={<SkeletonList count={3} height={148} label={t.loading} />}
        failedTitle={t.failed}
        empty={
          <StatePanel
            level={3}
            icon={<IconBroadcast size={32} stroke={1.75} />}
            title={t.noneTitle}
            text={t.noneText}
          />
        }
      >
        {(lives) => (
          <ul className={classes.list}>
            {lives.map((live) => (
              <OwnLiveRow key={live.id} live={live} onOpen={() => onOpen(live)} />
            ))}
          </ul>
        )}
      </Loaded>
      <LoadMore {...query.more} />
    </section>
  );
}
