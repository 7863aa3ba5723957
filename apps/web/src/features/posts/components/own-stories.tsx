import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Button } from '../../../ui/button.tsx';
import { IconPlus } from '../../../ui/icons/icons.generated.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { ownStoriesTexts } from '../own-stories.texts.generated.ts';
import classes from './own-stories.module.css';
import { OwnStoryRow } from './own-story-row.tsx';

const loadDialog = () => import('./new-story-dialog.tsx').then((module) => module.NewStoryDialog);

const FIRST = 3;

/** A creator's stories: those that are there now, and behind them the archive, which is for their creator alone (P418). */
export function OwnStories() {
  const t = useTexts(ownStoriesTexts);
  const [isWriting, setIsWriting] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const close = () => setIsWriting(false);
  const query = usePages('GET /content/mine/stories', 'stories', { query: { limit: 20 } });
  return (
    <>
      <p className={classes.begin}>
        <Button
          leftSection={<IconPlus size={20} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setIsWriting(true)}
        >
          {t.newStory}
        </Button>
      </p>
      <Loaded
        query={query}
        loading={<SkeletonList count={1} height={88} label={t.loading} />}
        failedTitle={t.failed}
        empty={<p className="dim">{t.none}</p>}
      >
        {(stories) => (
          <>
            <ul className={classes.list}>
              {stories.slice(0, isWhole ? undefined : FIRST).map((story) => (
                <OwnStoryRow key={story.id} story={story} />
              ))}
            </ul>
            <LoadMore
              {...(isWhole
                ? query.more
                : { hasMore: stories.length > FIRST, isLoading: false, onMore: () => setIsWhole(true) })}
              isOnRequest={!isWhole}
            />
          </>
        )}
      </Loaded>
      {isWriting && <OnDemand load={loadDialog} props={{ onClose: close }} onFailed={close} />}
    </>
  );
}
