import { IconPhoto } from '@tabler/icons-react';
import { MediaGrid } from '../../features/posts/components/media-grid.tsx';
import { PostList } from '../../features/posts/components/post-list.tsx';
import type { Me, Person, Post } from '../../lib/api-types.ts';
import { profileTime } from '../../lib/relative-time.ts';
import { usePages } from '../../lib/use-pages.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonList } from '../../ui/skeletons.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { UnlockOffer } from './unlock-offer.tsx';

/** A creator's posts, newest first; both tabs show the same list. */
function useCreatorPosts(id: string) {
  return usePages('GET /creators/{id}/posts', 'posts', {
    params: { id },
    query: { limit: 20, include_nsfw: true },
  });
}

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
  return (
    <Loaded
      query={query}
      loading={<SkeletonList count={1} height={400} label="Loading media" />}
      failedTitle="Failed to load media"
    >
      {(posts) => (
        <>
          <MediaGrid posts={posts} onLocked={onLocked} />
          <LoadMore {...query.more} />
        </>
      )}
    </Loaded>
  );
}
