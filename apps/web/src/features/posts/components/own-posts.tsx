import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { useWatchVideos } from '../api/use-watch-videos.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import { OwnPostRow } from './own-post-row.tsx';
import classes from './own-posts.module.css';

interface OwnPostsProps {
  /** How many are listed. */
  most: number;
  /** The others are listed on request, page by page. */
  hasRest?: boolean;
  empty: ReactNode;
}

/** The creator's latest posts. */
export function OwnPosts({ most, hasRest = false, empty }: OwnPostsProps) {
  const t = useTexts(postsTexts);
  const [isWhole, setIsWhole] = useState(false);
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
            {posts.slice(0, isWhole ? undefined : most).map((post) => (
              <OwnPostRow key={post.id} post={post} />
            ))}
          </ul>
          {hasRest && (
            <LoadMore
              {...(isWhole
                ? query.more
                : { hasMore: posts.length > most, isLoading: false, onMore: () => setIsWhole(true) })}
              isOnRequest={!isWhole}
            />
          )}
        </>
      )}
    </Loaded>
  );
}
