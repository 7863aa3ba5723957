import type { ReactNode } from 'react';
import type { Post } from '../../../lib/api-types.ts';
import type { Pages } from '../../../lib/use-pages.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { PostCard } from './post-card.tsx';
import classes from './post-list.module.css';

interface PostListProps {
  query: Pages<Post>;
  ageOf: (iso: string) => string;
  renderUnlock: (post: Post) => ReactNode;
  empty: ReactNode;
}

/** Posts one below the other, with every state that a list can be in. */
export function PostList({ query, ageOf, renderUnlock, empty }: PostListProps) {
  return (
    <Loaded
      query={query}
      loading={<SkeletonList count={2} height={520} label="Loading posts" />}
      failedTitle="Failed to load posts"
      empty={empty}
    >
      {(posts) => (
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
          <LoadMore {...query.more} />
        </div>
      )}
    </Loaded>
  );
}
