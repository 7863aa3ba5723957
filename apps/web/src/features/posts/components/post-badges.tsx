import type { Post } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import type { PostsTexts } from '../posts.texts.generated.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import classes from './post-badges.module.css';

/** What kind of post this is, in a word or two. */
export function PostBadges({ post, marksPin = false }: { post: Post; marksPin?: boolean }) {
  const t = useTexts(postsTexts);
  const words = badgesOf(post, t);
  if (marksPin && post.is_pinned) words.unshift([t.pinned, 'warm']);
  if (words.length === 0) return null;
  return (
    <ul className={classes.badges} aria-label={t.aboutPost}>
      {words.map(([word, tone]) => (
        <li key={word} data-tone={tone}>
          {word}
        </li>
      ))}
    </ul>
  );
}

function badgesOf(post: Post, t: PostsTexts): [string, 'good' | 'warm' | 'plain'][] {
  const badges: [string, 'good' | 'warm' | 'plain'][] = [];
  if (post.status === 'in_review') badges.push([t.inReview, 'warm']);
  if (post.status === 'scheduled') badges.push([t.scheduled, 'warm']);
  if (post.status === 'draft') badges.push([t.draft, 'plain']);
  if (post.status === 'withdrawn') badges.push([t.withdrawnBadge, 'plain']);
  if (post.is_unlocked) badges.push([t.unlocked, 'good']);
  else if (post.is_ppv) badges.push([t.ppv, 'warm']);
  if (post.is_subscriber_only) badges.push([t.subscribers, 'plain']);
  if (post.is_nsfw) badges.push([t.adults, 'plain']);
  return badges;
}
