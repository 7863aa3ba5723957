import { paths } from '@likha/contract/addresses';
import { useTexts } from '../../../lib/texts.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Link } from '../../../ui/link.tsx';
import { removalQueueTexts } from '../removal-queue.texts.generated.ts';
import classes from './named-posts.module.css';

interface NamedPostsProps {
  posts: readonly string[];
  /** Those that are not to be taken down. */
  left: ReadonlySet<string>;
  onToggle: (post: string) => void;
}

/** The posts that a request names, each to be looked at and left out. */
export function NamedPosts({ posts, left, onToggle }: NamedPostsProps) {
  const t = useTexts(removalQueueTexts);
  if (posts.length === 0) return null;
  return (
    <fieldset className={classes.posts}>
      <legend>{t.posts}</legend>
      {posts.map((post) => (
        <div key={post} className={classes.post}>
          <Checkbox
            label={t.post({ id: post.slice(-12) })}
            checked={!left.has(post)}
            onChange={() => onToggle(post)}
          />
          <Link
            to={paths.postPage(post)}
            target="_blank"
            rel="noopener"
            className="text-link"
            aria-label={`${t.openPost} ${post.slice(-12)}`}
          >
            {t.openPost}
          </Link>
        </div>
      ))}
    </fieldset>
  );
}
