import { MediaGrid } from '../../features/posts/components/media-grid.tsx';
import { PostList } from '../../features/posts/components/post-list.tsx';
import type { Me, Person } from '../../lib/api-types.ts';
import { isBeyond, useNamedPost, withFirst } from '../../lib/named-post.ts';
import { profileTime } from '../../lib/relative-time.ts';
import { useTexts } from '../../lib/texts.ts';
import { useCall } from '../../lib/use-call.ts';
import { usePages } from '../../lib/use-pages.ts';
import { IconPhoto } from '../../ui/icons/icons.generated.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonList } from '../../ui/skeletons.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { postMenu } from './more-menu.tsx';
import { profileTexts } from './profile.texts.generated.ts';
import { creatorPosts } from './profile-calls.ts';
import classes from './profile-posts.module.css';
import { UnlockOffer } from './unlock-offer.tsx';

/** A creator's posts, newest first; both tabs show the same list. */
function useCreatorPosts(id: string) {
  return usePages('GET /creators/{id}/posts', 'posts', creatorPosts(id));
}

/** The same with the post that the address names, which may be older than what is loaded. */
function useCreatorPostsWith(id: string, named: string | null) {
  const query = useCreatorPosts(id);
  const enabled = isBeyond(query.data, named);
  const { data } = useCall('GET /content/{id}', { params: { id: named ?? '' } }, { enabled });
  return { ...query, data: withFirst(query.data, data?.creator_id === id ? data : undefined, named) };
}

/** A creator's posts as cards. */
export function ProfilePosts({ person, viewer }: { person: Person; viewer: Me | null }) {
  const t = useTexts(profileTexts);
  const named = useNamedPost();
  const hidden = person.hidden_posts_count;
  return (
    <div className={classes.posts}>
      {hidden > 0 && (
        <Notice testId="hidden-posts">
          {viewer ? t.hiddenInSafeMode({ count: hidden }) : t.hiddenFromGuests({ count: hidden })}
        </Notice>
      )}
      <PostList
        query={useCreatorPostsWith(person.id, named)}
        named={named}
        marksPin
        ageOf={profileTime}
        renderUnlock={(post) => <UnlockOffer post={post} viewer={viewer} />}
        renderMenu={postMenu}
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
export function ProfileMedia({ person }: { person: Person }) {
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
          <MediaGrid posts={posts} />
          <LoadMore {...query.more} />
        </>
      )}
    </Loaded>
  );
}
