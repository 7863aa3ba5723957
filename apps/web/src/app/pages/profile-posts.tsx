import { IconPhoto } from '@tabler/icons-react';
import { postsOf, useCreatorPosts } from '../../features/posts/api/use-feed.ts';
import { MediaGrid } from '../../features/posts/components/media-grid.tsx';
import { PostList } from '../../features/posts/components/post-list.tsx';
import type { Me, Person, Post } from '../../lib/api-types.ts';
import { profileTime } from '../../lib/relative-time.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { SkeletonList } from '../../ui/skeletons.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { UnlockOffer } from './unlock-offer.tsx';

/** A creator's posts as cards. */
export function ProfilePosts({ person, viewer }: { person: Person; viewer: Me | null }) {
  return (
    <PostList
      query={useCreatorPosts(person.id)}
      ageOf={profileTime}
      renderUnlock={(post) => <UnlockOffer post={post} viewer={viewer} />}
      empty={
        <StatePanel
          icon={<IconPhoto size={32} stroke={1.75} />}
          title="No posts yet"
          text={`${person.full_name} has nothing here for you to see yet.`}
        />
      }
    />
  );
}

/** The same posts as a grid of pictures. */
export function ProfileMedia({ person, onLocked }: { person: Person; onLocked: (post: Post) => void }) {
  const query = useCreatorPosts(person.id);
  if (query.isPending) return <SkeletonList count={1} height={400} label="Loading media" />;
  if (query.isError && !query.data)
    return (
      <ErrorState
        title="Failed to load media"
        error={query.error}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  return (
    <>
      <MediaGrid posts={postsOf(query.data)} onLocked={onLocked} />
      <LoadMore
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={query.fetchNextPage}
      />
    </>
  );
}
