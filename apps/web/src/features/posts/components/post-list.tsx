import type { Language } from '@likha/contract/language';
import { type ReactNode, useEffect } from 'react';
import type { Post } from '../../../lib/api-types.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import type { Pages } from '../../../lib/use-pages.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { postsTexts } from '../posts.texts.generated.ts';
import { PostCard } from './post-card.tsx';
import classes from './post-list.module.css';

interface PostListProps {
  query: Pages<Post>;
  ageOf: (iso: string, language: Language) => string;
  renderUnlock: (post: Post) => ReactNode;
  renderMenu: (post: Post) => ReactNode;
  /** Of a profile, where posts are pinned. */
  marksPin?: boolean;
  /** The id of the post that the page is about: it is scrolled to. */
  named?: string | null;
  empty: ReactNode;
}

/** Posts one below the other, with every state that a list can be in. */
export function PostList({
  query,
  ageOf,
  renderUnlock,
  renderMenu,
  named = null,
  marksPin = false,
  empty,
}: PostListProps) {
  const t = useTexts(postsTexts);
  const language = useLanguage();
  useScrollTo(query.data?.some(({ id }) => id === named) ? named : null);
  return (
    <Loaded
      query={query}
      loading={<SkeletonList count={2} height={520} label={t.loadingPosts} />}
      failedTitle={t.postsFailed}
      empty={empty}
    >
      {(posts) => (
        <PostStack more={query.more}>
          {posts.map((post, index) => (
            <PostCard
              key={post.id}
              post={post}
              age={ageOf(post.created_at, language)}
              unlock={renderUnlock(post)}
              menu={renderMenu(post)}
              isFirst={index === 0}
              marksPin={marksPin}
            />
          ))}
        </PostStack>
      )}
    </Loaded>
  );
}

/** Cards one below the other, and more of them. */
export function PostStack({ more, children }: { more: Pages<Post>['more']; children: ReactNode }) {
  return (
    <div className={classes.list}>
      {children}
      <LoadMore {...more} />
    </div>
  );
}

/** Leads to a post once it is there; its heading has the focus, so that what comes next is the post. */
function useScrollTo(id: string | null): void {
  useEffect(() => {
    const heading = id === null ? null : document.getElementById(`post-${id}`);
    if (!heading) return;
    heading.closest('article')?.scrollIntoView({ block: 'start' });
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [id]);
}
