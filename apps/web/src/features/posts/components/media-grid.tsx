import { paths } from '@likha/contract/addresses';
import { formatCredits } from '@likha/contract/money';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Post } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { IconLock, IconPhoto, IconPlayerPlayFilled } from '../../../ui/icons/icons.generated.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { PressOver } from '../../../ui/media/press-over.tsx';
import { PreviewClip } from '../../../ui/media/preview-clip.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useRenewMedia } from '../api/use-renew-media.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import classes from './media-grid.module.css';

const loadDialog = () => import('./media-dialog.tsx').then((module) => module.MediaDialog);

/** A creator's pictures and videos as a grid of squares; locked ones are blurred, and lead to their post. */
export function MediaGrid({ posts }: { posts: Post[] }) {
  const t = useTexts(postsTexts);
  const [open, setOpen] = useState<Post | null>(null);
  const shown = posts.filter((post) => post.media && post.thumbnail_url);
  if (shown.length === 0)
    return (
      <StatePanel icon={<IconPhoto size={32} stroke={1.75} />} title={t.noMediaTitle} text={t.noMediaText} />
    );
  return (
    <>
      <ul className={classes.grid} data-testid="media-grid">
        {shown.map((post) => (
          <MediaTile key={post.id} post={post} onOpen={() => setOpen(post)} />
        ))}
      </ul>
      {open && (
        <OnDemand
          load={loadDialog}
          props={{ post: open, onClose: () => setOpen(null) }}
          onFailed={() => setOpen(null)}
        />
      )}
    </>
  );
}

function MediaTile({ post, onOpen }: { post: Post; onOpen: () => void }) {
  const t = useTexts(postsTexts);
  const here = useLocation();
  const { title } = post;
  return (
    <li className={classes.tile}>
      <TilePicture post={post} />
      {post.is_locked ? (
        <PressOver aria-label={t.lockedTile({ title })} to={paths.post(here, post.id)} />
      ) : (
        <PressOver aria-label={t.openTile({ title })} aria-haspopup="dialog" onClick={onOpen} />
      )}
      <TileMark post={post} />
    </li>
  );
}

function TilePicture({ post }: { post: Post }) {
  const renew = useRenewMedia(post.media?.file_key, true);
  return (
    <>
      <Picture
        url={post.thumbnail_url ?? ''}
        identity={`tile-${post.id}-${post.is_locked}`}
        alt=""
        width={post.media?.width ?? null}
        height={post.media?.height ?? null}
        thumbhash={post.media?.thumbhash ?? null}
        sizes="(min-width: 900px) 300px, 33vw"
        renew={renew}
      />
      {post.preview_url && <PreviewClip url={post.preview_url} />}
    </>
  );
}

function TileMark({ post }: { post: Post }) {
  const t = useTexts(postsTexts);
  if (post.is_locked)
    return (
      <span className={classes.mark}>
        <IconLock size={16} aria-hidden />
        {post.credit_price !== null && post.lock_reason === 'ppv'
          ? formatCredits(post.credit_price)
          : t.subscribers}
      </span>
    );
  if (post.files_count > 1)
    return (
      <span className={classes.mark}>
        <IconPhoto size={16} aria-hidden />
        <span aria-hidden="true">{post.files_count}</span>
        <span className="visually-hidden">{t.filesInIt({ count: post.files_count })}</span>
      </span>
    );
  if (post.type === 'video')
    return (
      <span className={classes.mark}>
        <IconPlayerPlayFilled size={16} role="img" aria-label={t.video} />
      </span>
    );
  return null;
}
