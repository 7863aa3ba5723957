import { IconEye, IconHeart, IconMessageCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Post } from '../../../lib/api-types.ts';
import { counted, shortCount } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { VerifiedTick } from '../../../ui/verified-tick.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import { PostBadges } from './post-badges.tsx';
import classes from './post-card.module.css';
import { PostMedia } from './post-media.tsx';

export interface PostCardProps {
  post: Post;
  /** How long ago, in the words of the place where the card stands. */
  age: string;
  /** What a locked post offers to do; spending is another feature's matter. */
  unlock: ReactNode;
  isFirst?: boolean;
}

/** One post: whose, when, the picture or its lock, the words, the counts. */
export function PostCard({ post, age, unlock, isFirst = false }: PostCardProps) {
  const { creator } = post;
  const { user } = useSession();
  return (
    <Card as="article" className={classes.card} aria-labelledby={`post-${post.id}`} data-testid="post-card">
      <header className={classes.head}>
        <Avatar name={creator.full_name} src={creator.avatar} size={44} />
        <div className={classes.who}>
          <Link to={paths.profile(creator.username)} className={classes.name}>
            {creator.full_name} {creator.is_verified && <VerifiedTick size={16} />}
          </Link>
          <span className={classes.when}>
            @{creator.username} · <time dateTime={post.created_at}>{age}</time>
          </span>
        </div>
      </header>
      <PostMedia post={post} unlock={unlock} isFirst={isFirst} />
      <div className={classes.body}>
        <PostBadges post={post} />
        <h2 id={`post-${post.id}`} className={classes.title}>
          {post.title}
        </h2>
        <WrittenText isDim>{post.content}</WrittenText>
        {post.tags.length > 0 && (
          <p className={classes.tags}>{post.tags.map((tag) => `#${tag}`).join('  ')}</p>
        )}
        {post.is_ppv && post.creator_id === user?.id && (
          <Notice>Fans must unlock this post to see it.</Notice>
        )}
        <Counts post={post} />
      </div>
    </Card>
  );
}

/** A count of nothing says nothing, so it is left out. */
function Counts({ post }: { post: Post }) {
  const counts = [
    { Icon: IconHeart, count: post.likes_count, word: 'like' },
    { Icon: IconMessageCircle, count: post.comments_count, word: 'comment' },
    { Icon: IconEye, count: post.views_count, word: 'view' },
  ].filter(({ count }) => count > 0);
  if (counts.length === 0) return null;
  return (
    <ul className={classes.counts}>
      {counts.map(({ Icon, count, word }) => (
        <li key={word}>
          <Icon size={20} stroke={1.75} aria-hidden />
          <span aria-hidden="true">{shortCount(count)}</span>
          <span className="visually-hidden">{counted(count, word)}</span>
        </li>
      ))}
    </ul>
  );
}
