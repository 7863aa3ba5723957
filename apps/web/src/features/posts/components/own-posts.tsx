import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { useWatchVideos } from '../api/use-watch-videos.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import { OwnPostRow } from './own-post-row.tsx';
import classes from './own-posts.module.css';

/** The creator's latest posts: a few for the overview, or all of them page by page. */
export function OwnPosts({ most, empty }: { most?: number; empty: ReactNode }) {
  const t = useTexts(postsTexts);
  const query = usePages('GET /content/mine', 'posts', { query: { limit: 10 } });
  useWatchVideos(query.data);
  return (
    <Loaded
      query={query}
      loading={<SkeletonList count={3} height={96} label={t.loadingOwn} />}
      failedTitle={t.postsFailed}
      empty={empty}
    >
      {(posts) => (
        <>
          <ul className={classes.list}>
            {posts.slice(0, most).map((post) => (
              <OwnPostRow key={post.id} post={post} />
            ))}
          </ul>
          {most === undefined && <LoadMore {...query.more} />}
        </>
      )}
    </Loaded>
  );
}
