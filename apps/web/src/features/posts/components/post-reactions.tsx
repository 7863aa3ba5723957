import { paths } from '@likha/contract/addresses';
import type { ComponentType } from 'react';
import type { Post } from '../../../lib/api-types.ts';
import { shortCount } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { IconEye, IconHeart, IconMessageCircle } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { postsTexts } from '../posts.texts.generated.ts';
import { reactionsTexts } from '../reactions.texts.generated.ts';
import { LikeButton } from './like-button.tsx';
import classes from './post-reactions.module.css';
import { SaveButton } from './save-button.tsx';

/** What people made of a post; for whom it is open the heart to press, and the way to what was said; and saving it. */
export function PostReactions({ post }: { post: Post }) {
  const t = useTexts(postsTexts);
  const words = useTexts(reactionsTexts);
  const { user } = useSession();
  const { likes_count: likes, comments_count: comments, views_count: views } = post;
  const isOpen = !post.is_locked && post.status === 'published';
  if (!user && !isOpen && likes + comments + views === 0) return null;
  return (
    <ul className={classes.reactions}>
      {user && isOpen ? (
        <li>
          <LikeButton post={post} />
        </li>
      ) : (
        <Count Icon={IconHeart} count={likes} words={t.likes({ count: likes })} />
      )}
      {isOpen ? (
        <li>
          <Link to={paths.postPage(post.id)} className={classes.said}>
            <IconMessageCircle size={22} stroke={1.75} aria-hidden />
            {comments > 0 && <span aria-hidden="true">{shortCount(comments)}</span>}
            <span className="visually-hidden">
              {comments > 0 ? t.comments({ count: comments }) : words.comments}
            </span>
          </Link>
        </li>
      ) : (
        <Count Icon={IconMessageCircle} count={comments} words={t.comments({ count: comments })} />
      )}
      <Count Icon={IconEye} count={views} words={t.views({ count: views })} />
      {user && (
        <li className={classes.atEnd}>
          <SaveButton post={post} />
        </li>
      )}
    </ul>
  );
}

interface CountProps {
  Icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  count: number;
  words: string;
}

/** A count of nothing says nothing, so it is left out. */
function Count({ Icon, count, words }: CountProps) {
  if (count === 0) return null;
  return (
    <li>
      <Icon size={22} stroke={1.75} aria-hidden />
      <span aria-hidden="true">{shortCount(count)}</span>
      <span className="visually-hidden">{words}</span>
    </li>
  );
}
