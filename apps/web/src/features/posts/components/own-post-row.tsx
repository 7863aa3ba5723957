import { formatCredits } from '@likha/contract/money';
import type { Post } from '../../../lib/api-types.ts';
import { dateAndTime, feedTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { IconFileText } from '../../../ui/icons/icons.generated.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { useRenewMedia } from '../api/use-renew-media.ts';
import { isUnpublished } from '../edited-post.ts';
import { managingTexts } from '../managing.texts.generated.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import { OwnPostActions } from './own-post-actions.tsx';
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
          {isUnpublished(post) ? (
            <Publication post={post} />
          ) : (
            <>
              {feedTime(post.created_at, language)} · {t.views({ count: post.views_count })}
              {post.likes_count > 0 && ` · ${t.likes({ count: post.likes_count })}`}
              {post.edited_at && ` · ${t.edited}`}
            </>
          )}
        </p>
        {post.is_ppv && (
          <p className={classes.ppv}>
            {post.credit_price
              ? t.mustUnlockFor({ credits: formatCredits(post.credit_price) })
              : t.mustUnlockPlain}
          </p>
        )}
        <PostBadges post={post} marksPin />
        {post.media && post.media.state !== 'ready' && <VideoState post={post} />}
      </div>
      <OwnPostActions post={post} />
    </Card>
  );
}

/** When a post is published that nobody else sees yet. */
function Publication({ post }: { post: Post }) {
  const t = useTexts(managingTexts);
  const language = useLanguage();
  if (!post.publish_at) return t.notPublished;
  const isWaiting =
    post.media !== null && post.media.state !== 'ready' && Date.parse(post.publish_at) < Date.now();
  return isWaiting ? t.overdue : t.publishedOn({ when: dateAndTime(post.publish_at, language) });
}
