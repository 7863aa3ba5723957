import type { ReactNode } from 'react';
import type { Post } from '../../../lib/api-types.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { type PostPages, postsOf } from '../api/use-feed.ts';
import { PostCard } from './post-card.tsx';
import classes from './post-list.module.css';

interface PostListProps {
  query: PostPages;
  ageOf: (iso: string) => string;
  renderUnlock: (post: Post) => ReactNode;
  empty: ReactNode;
}

/** Posts one below the other, with every state that a list can be in. */
export function PostList({ query, ageOf, renderUnlock, empty }: PostListProps) {
  const posts = postsOf(query.data);
  if (query.isPending) return <SkeletonList count={2} height={520} label="Loading posts" />;
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
    <div className={classes.list}>
      {posts.map((post, index) => (
        <PostCard
          key={post.id}
          post={post}
          age={ageOf(post.created_at)}
          unlock={renderUnlock(post)}
          isFirst={index === 0}
        />
      ))}
      <LoadMore
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={query.fetchNextPage}
      />
    </div>
  );
}
