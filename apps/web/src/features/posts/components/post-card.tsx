import { paths } from '@likha/contract/addresses';
import type { ReactNode } from 'react';
import type { Post } from '../../../lib/api-types.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { PersonName } from '../../../ui/person-name.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import { postsTexts } from '../posts.texts.generated.ts';
import { useOpenedFocus } from '../use-opened-focus.ts';
import { PostBadges } from './post-badges.tsx';
import classes from './post-card.module.css';
import { PostMedia } from './post-media.tsx';
import { PostReactions } from './post-reactions.tsx';

/** Of posts that ask something (P412), and few do. */
const loadPoll = () => import('./late-poll.tsx').then((module) => module.LatePoll);

export interface PostCardProps {
  post: Post;
  /** How long ago, in the words of the place where the card stands. */
  age: string;
  /** What a locked post offers to do; spending is another feature's matter. */
  unlock: ReactNode;
  /** What else can be done with it. */
  menu?: ReactNode;
  isFirst?: boolean;
  /** On a profile, where posts are pinned (P402). */
  marksPin?: boolean;
}

/** One post: whose, when, the picture or its lock, the words, the counts. */
export function PostCard({ post, age, unlock, menu, isFirst = false, marksPin = false }: PostCardProps) {
  const t = useTexts(postsTexts);
  const { creator } = post;
  const { user } = useSession();
  const focus = useOpenedFocus(post.is_locked);
  const profile = paths.profile(creator.username);
  return (
    <Card
      as="article"
      {...focus}
      className={classes.card}
      aria-labelledby={`post-${post.id}`}
      data-testid="post-card"
    >
      <header className={classes.head}>
        {/* The name says the same beside it, and is enough for keyboards and screen readers. */}
        <Link to={profile} tabIndex={-1} aria-hidden="true" className={classes.avatar}>
          <Avatar name={creator.full_name} src={creator.avatar} size={44} />
        </Link>
        <div className={classes.who}>
          <Link to={profile} className={classes.name}>
            <PersonName name={creator.full_name} isVerified={creator.is_verified} />
          </Link>
          <span className={classes.when}>
            <Link to={profile} tabIndex={-1} className={classes.handle}>
              @{creator.username}
            </Link>{' '}
            ·{' '}
            <Link to={paths.postPage(post.id)} className={classes.ownPage}>
              <time dateTime={post.created_at} suppressHydrationWarning>
                {age}
              </time>
            </Link>
            {post.edited_at && ` · ${t.edited}`}
          </span>
        </div>
        {menu}
      </header>
      <PostMedia post={post} unlock={unlock} isFirst={isFirst} />
      <div className={classes.body} data-opened={post.media ? undefined : ''}>
        <PostBadges post={post} marksPin={marksPin} />
        <h2 id={`post-${post.id}`} className={classes.title}>
          {post.title}
        </h2>
        <WrittenText isDim>{post.content}</WrittenText>
        {post.has_poll && <OnDemand load={loadPoll} props={{ postId: post.id }} onFailed={() => undefined} />}
        {post.tags.length > 0 && (
          <ul className={classes.tags}>
            {post.tags.map((tag) => (
              <li key={tag}>
                <Link to={paths.tag(tag)}>#{tag}</Link>
              </li>
            ))}
          </ul>
        )}
        {post.is_ppv && post.creator_id === user?.id && <Notice>{t.mustUnlock}</Notice>}
        {post.status === 'withdrawn' && <Notice>{t.withdrawn}</Notice>}
        <PostReactions post={post} />
      </div>
    </Card>
  );
}
