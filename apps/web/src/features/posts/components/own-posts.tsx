import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { postsOf, useOwnPosts } from '../api/use-feed.ts';
import { OwnPostRow } from './own-post-row.tsx';
import classes from './own-posts.module.css';

/** The creator's latest posts: a few for the overview, or all of them page by page. */
export function OwnPosts({ most, empty }: { most?: number; empty: ReactNode }) {
  const query = useOwnPosts();
  const posts = postsOf(query.data);
  if (query.isPending) return <SkeletonList count={3} height={96} label="Loading your posts" />;
  if (query.isError && posts.length === 0)
    return (
      <ErrorState
        title="Failed to load posts"
        error={query.error}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  if (posts.length === 0) return empty;
  return (
    <>
      <ul className={classes.list}>
        {posts.slice(0, most).map((post) => (
          <OwnPostRow key={post.id} post={post} />
        ))}
      </ul>
      {most === undefined && (
        <LoadMore
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          onMore={query.fetchNextPage}
        />
      )}
    </>
  );
}
