import type { Post } from '../../../lib/api-types.ts';
import classes from './post-badges.module.css';

/** What kind of post this is, in a word or two. */
export function PostBadges({ post }: { post: Post }) {
  const words = badgesOf(post);
  if (words.length === 0) return null;
  return (
    <ul className={classes.badges} aria-label="About this post">
      {words.map(([word, tone]) => (
        <li key={word} data-tone={tone}>
          {word}
        </li>
      ))}
    </ul>
  );
}

function badgesOf(post: Post): [string, 'good' | 'warm' | 'plain'][] {
  const badges: [string, 'good' | 'warm' | 'plain'][] = [];
  if (post.status === 'in_review') badges.push(['In review', 'warm']);
  if (post.is_unlocked) badges.push(['Unlocked', 'good']);
  else if (post.is_ppv) badges.push(['PPV', 'warm']);
  if (post.is_subscriber_only) badges.push(['Subscribers', 'plain']);
  if (post.is_nsfw) badges.push(['18+', 'plain']);
  return badges;
}
