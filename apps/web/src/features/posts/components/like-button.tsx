import type { Post } from '../../../lib/api-types.ts';
import { shortCount } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { IconHeart, IconHeartFilled } from '../../../ui/icons/icons.generated.ts';
import { useLike } from '../api/use-like.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import { reactionsTexts } from '../reactions.texts.generated.ts';
import classes from './like-button.module.css';
import { ReactionButton } from './reaction-button.tsx';

/** A heart that is pressed or not, and how many have pressed it. */
export function LikeButton({ post }: { post: Post }) {
  const t = useTexts(reactionsTexts);
  const words = useTexts(postsTexts);
  const toggle = useLike(post);
  const Icon = post.is_liked ? IconHeartFilled : IconHeart;
  const { likes_count: count } = post;
  return (
    <ReactionButton
      label={count > 0 ? `${t.like}, ${words.likes({ count })}` : t.like}
      isPressed={post.is_liked}
      onPress={toggle}
      className={classes.like}
      testId="like"
    >
      <Icon size={22} stroke={1.75} aria-hidden />
      {count > 0 && <span aria-hidden="true">{shortCount(count)}</span>}
    </ReactionButton>
  );
}
