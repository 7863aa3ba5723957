import { formatCredits } from '@likha/contract/money';
import { IconFileText } from '@tabler/icons-react';
import type { Post } from '../../../lib/api-types.ts';
import { counted } from '../../../lib/format.ts';
import { feedTime } from '../../../lib/relative-time.ts';
import { Card } from '../../../ui/card.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { useRenewMedia } from '../api/use-renew-media.ts';
import classes from './own-post-row.module.css';
import { PostBadges } from './post-badges.tsx';

/** One of the creator's own posts, with what it did. */
export function OwnPostRow({ post }: { post: Post }) {
  const renew = useRenewMedia(post.media?.file_key, true);
  return (
    <Card as="li" size="sm" className={classes.row} data-testid="own-post">
      <div className={classes.thumb}>
        {post.thumbnail_url ? (
          <Picture
            url={post.thumbnail_url}
            identity={`own-${post.id}`}
            alt=""
            width={post.media?.width ?? null}
            height={post.media?.height ?? null}
            thumbhash={post.media?.thumbhash ?? null}
            sizes="72px"
            renew={renew}
          />
        ) : (
          <IconFileText size={28} stroke={1.5} aria-hidden />
        )}
      </div>
      <div className={classes.words}>
        <h3>{post.title}</h3>
        <p className="dim">
          {feedTime(post.created_at)} · {counted(post.views_count, 'view')}
          {post.likes_count > 0 && ` · ${counted(post.likes_count, 'like')}`}
        </p>
        {post.is_ppv && (
          <p className={classes.ppv}>
            Fans must unlock this post{post.credit_price ? ` for ${formatCredits(post.credit_price)}` : ''}.
          </p>
        )}
        <PostBadges post={post} />
      </div>
    </Card>
  );
}
