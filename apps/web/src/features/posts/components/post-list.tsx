import type { Language } from '@likha/contract/language';
import type { ReactNode } from 'react';
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
  empty: ReactNode;
}

/** Posts one below the other, with every state that a list can be in. */
export function PostList({ query, ageOf, renderUnlock, empty }: PostListProps) {
  const t = useTexts(postsTexts);
  const language = useLanguage();
  return (
    <Loaded
      query={query}
      loading={<SkeletonList count={2} height={520} label={t.loadingPosts} />}
      failedTitle={t.postsFailed}
      empty={empty}
    >
      {(posts) => (
        <div className={classes.list}>
          {posts.map((post, index) => (
            <PostCard
              key={post.id}
              post={post}
              age={ageOf(post.created_at, language)}
              unlock={renderUnlock(post)}
              isFirst={index === 0}
            />
          ))}
          <LoadMore {...query.more} />
        </div>
      )}
    </Loaded>
  );
}
