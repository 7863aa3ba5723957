import { profileTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { WithFace } from '../../../ui/with-face.tsx';
import { ownStoriesTexts } from '../own-stories.texts.generated.ts';
import type { OwnStory } from '../stories.ts';
import classes from './story-viewers-dialog.module.css';

/** Who saw a story, of those whom its creator may know (P417). */
export function StoryViewersDialog({ story, onClose }: { story: OwnStory; onClose: () => void }) {
  const t = useTexts(ownStoriesTexts);
  const language = useLanguage();
  const query = usePages('GET /stories/{id}/viewers', 'viewers', {
    params: { id: story.id },
    query: { limit: 20 },
  });
  return (
    <Dialog title={t.whoSaw} onClose={onClose}>
      <p className="dim">
        {t.seenBy({ count: story.views_count })} · {t.whoSawHint}
      </p>
      <Loaded
        query={query}
        loading={<SkeletonList count={2} height={48} label={t.loading} />}
        failedTitle={t.whoFailed}
        empty={<p>{t.nobody}</p>}
      >
        {(viewers) => (
          <>
            <ul className={classes.list}>
              {viewers.map(({ id, username, avatar, seen_at: at }) => (
                <li key={id}>
                  <WithFace name={username} avatar={avatar}>
                    <p>@{username}</p>
                    <p className="dim">{profileTime(at, language)}</p>
                  </WithFace>
                </li>
              ))}
            </ul>
            <LoadMore {...query.more} isOnRequest />
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
