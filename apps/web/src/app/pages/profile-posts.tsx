import { IconPhoto } from '@tabler/icons-react';
import { MediaGrid } from '../../features/posts/components/media-grid.tsx';
import { PostList } from '../../features/posts/components/post-list.tsx';
import type { Me, Person, Post } from '../../lib/api-types.ts';
import { profileTime } from '../../lib/relative-time.ts';
import { useTexts } from '../../lib/texts.ts';
import { usePages } from '../../lib/use-pages.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonList } from '../../ui/skeletons.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { profileTexts } from './profile.texts.generated.ts';
import { creatorPosts } from './profile-calls.ts';
import classes from './profile-posts.module.css';
import { UnlockOffer } from './unlock-offer.tsx';

/** A creator's posts, newest first; both tabs show the same list. */
function useCreatorPosts(id: string) {
  return usePages('GET /creators/{id}/posts', 'posts', creatorPosts(id));
}

/** A creator's posts as cards. */
export function ProfilePosts({ person, viewer }: { person: Person; viewer: Me | null }) {
  const t = useTexts(profileTexts);
  const hidden = person.hidden_posts_count;
  return (
    <div className={classes.posts}>
      {hidden > 0 && (
        <Notice testId="hidden-posts">
          {viewer ? t.hiddenInSafeMode({ count: hidden }) : t.hiddenFromGuests({ count: hidden })}
        </Notice>
      )}
      <PostList
        query={useCreatorPosts(person.id)}
        ageOf={profileTime}
        renderUnlock={(post) => <UnlockOffer post={post} viewer={viewer} />}
        empty={
          <StatePanel
            icon={<IconPhoto size={32} stroke={1.75} />}
            title={hidden > 0 ? t.nothingShownTitle : t.noPostsTitle}
            text={t.noPostsText({ name: person.full_name })}
          />
        }
      />
    </div>
  );
}

/** The same posts as a grid of pictures. */
export function ProfileMedia({ person, onLocked }: { person: Person; onLocked: (post: Post) => void }) {
  const t = useTexts(profileTexts);
  const query = useCreatorPosts(person.id);
  return (
    <Loaded
      query={query}
      loading={<SkeletonList count={1} height={400} label={t.loadingMedia} />}
      failedTitle={t.mediaFailed}
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
