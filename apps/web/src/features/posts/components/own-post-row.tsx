import { formatCredits } from '@likha/contract/money';
import { IconFileText } from '@tabler/icons-react';
import type { Post } from '../../../lib/api-types.ts';
import { feedTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { useRenewMedia } from '../api/use-renew-media.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import classes from './own-post-row.module.css';
import { PostBadges } from './post-badges.tsx';
import { VideoState } from './video-state.tsx';

/** One of the creator's own posts, with what it did. */
export function OwnPostRow({ post }: { post: Post }) {
  const t = useTexts(postsTexts);
  const language = useLanguage();
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
          {feedTime(post.created_at, language)} · {t.views({ count: post.views_count })}
          {post.likes_count > 0 && ` · ${t.likes({ count: post.likes_count })}`}
        </p>
        {post.is_ppv && (
          <p className={classes.ppv}>
            {post.credit_price
              ? t.mustUnlockFor({ credits: formatCredits(post.credit_price) })
              : t.mustUnlockPlain}
          </p>
        )}
        <PostBadges post={post} />
        {post.media && post.media.state !== 'ready' && <VideoState post={post} />}
      </div>
    </Card>
  );
}
