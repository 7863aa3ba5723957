import { formatCredits, formatPesos } from '@likha/contract/money';
import { type ReactNode, useRef } from 'react';
import type { Post } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { IconLock } from '../../../ui/icons/icons.generated.ts';
import { frameRatio } from '../../../ui/media/frame.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { PreviewClip } from '../../../ui/media/preview-clip.tsx';
import { useRenewMedia } from '../api/use-renew-media.ts';
import type { PostsTexts } from '../posts.texts.generated.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import classes from './locked-media.module.css';

interface LockedMediaProps {
  post: Post;
  unlock: ReactNode;
  /** Seen at once, so its blur does not wait for a look at the layout. */
  isFirst: boolean;
}

/** A locked post: the blur, the price in credits and pesos, and what unlocking gives. */
export function LockedMedia({ post, unlock, isFirst }: LockedMediaProps) {
  const t = useTexts(postsTexts);
  const renew = useRenewMedia(post.media?.file_key, true);
  const isReady = (post.media?.state ?? 'ready') === 'ready';
  const whole = useRef<HTMLDivElement>(null);
  return (
    <div ref={whole} className={classes.locked} data-testid="locked-post">
      {post.media && (
        <span
          className={classes.shape}
          style={{ aspectRatio: Math.min(frameRatio(post.media.width, post.media.height), 1) }}
        />
      )}
      {post.thumbnail_url && (
        <div className={classes.blur}>
          <Picture
            url={post.thumbnail_url}
            identity={`locked-${post.id}`}
            alt=""
            width={post.media?.width ?? null}
            height={post.media?.height ?? null}
            thumbhash={post.media?.thumbhash ?? null}
            sizes="640px"
            isEager={isFirst}
            renew={renew}
          />
          {post.preview_url && <PreviewClip url={post.preview_url} seenIn={whole} />}
        </div>
      )}
      <div className={classes.lock}>
        <p className={classes.kind}>
          <span className={classes.lockIcon} aria-hidden="true">
            <IconLock size={28} stroke={1.75} />
          </span>
          {post.lock_reason === 'ppv' && t.premium}
        </p>
        {post.lock_reason === 'ppv' && post.credit_price !== null ? (
          <>
            <p className={classes.price}>
              {formatCredits(post.credit_price)} · {formatPesos(post.price)}
            </p>
            <p>{offerOf(post, t)}</p>
            {post.files_count > 1 && <p>{t.filesInIt({ count: post.files_count })}</p>}
          </>
        ) : (
          <p className={classes.price}>{t.forSubscribers({ name: post.creator.full_name })}</p>
        )}
        {/* What cannot be played is not sold. */}
        {isReady ? unlock : <p>{post.media?.state === 'failed' ? t.cannotPlay : t.unlockSoon}</p>}
      </div>
    </div>
  );
}

/** What unlocking gives, in words. */
function offerOf({ type, media }: Post, t: PostsTexts): string {
  if (!media) return t.unlockText;
  if (type === 'photo') return t.unlockPhoto;
  if (!media.duration_seconds) return t.unlockVideo;
  return t.unlockVideoOf({ length: minutes(media.duration_seconds) });
}

function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
