import { formatCredits } from '@likha/contract/money';
import { IconLock, IconPhoto, IconPlayerPlayFilled } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Post } from '../../../lib/api-types.ts';
import { useSession } from '../../../lib/session.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useRenewMedia } from '../api/use-renew-media.ts';
import classes from './media-grid.module.css';

const MediaDialog = lazy(() =>
  import('./media-dialog.tsx').then((module) => ({ default: module.MediaDialog })),
);

/** A creator's pictures and videos as a grid of squares; locked ones stay blurred and show their price. */
export function MediaGrid({ posts, onLocked }: { posts: Post[]; onLocked: (post: Post) => void }) {
  const [open, setOpen] = useState<Post | null>(null);
  const shown = posts.filter((post) => post.media && post.thumbnail_url);
  if (shown.length === 0)
    return (
      <StatePanel
        icon={<IconPhoto size={32} stroke={1.75} />}
        title="No media yet"
        text="Photos and videos will appear here."
      />
    );
  return (
    <>
      <ul className={classes.grid} data-testid="media-grid">
        {shown.map((post) => (
          <MediaTile
            key={post.id}
            post={post}
            onOpen={() => (post.is_locked ? onLocked(post) : setOpen(post))}
          />
        ))}
      </ul>
      {open && (
        <Suspense fallback={null}>
          <MediaDialog post={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

function MediaTile({ post, onOpen }: { post: Post; onOpen: () => void }) {
  const { user } = useSession();
  const renew = useRenewMedia(post.media?.file_key, true);
  const label = post.is_locked ? `Locked: ${post.title}` : `Open: ${post.title}`;
  return (
    <li className={classes.tile}>
      <button type="button" className={classes.tileButton} aria-label={label} onClick={onOpen}>
        <Picture
          url={post.thumbnail_url ?? ''}
          identity={`tile-${post.id}-${post.is_locked}`}
          alt=""
          width={post.media?.width ?? null}
          height={post.media?.height ?? null}
          thumbhash={post.media?.thumbhash ?? null}
          sizes="(min-width: 900px) 300px, 33vw"
          viewerName={user && !post.is_locked ? `@${user.username}` : undefined}
          renew={renew}
        />
      </button>
      <TileMark post={post} />
    </li>
  );
}

function TileMark({ post }: { post: Post }) {
  if (post.is_locked)
    return (
      <span className={classes.mark}>
        <IconLock size={16} aria-hidden />
        {post.credit_price !== null && post.lock_reason === 'ppv'
          ? formatCredits(post.credit_price)
          : 'Subscribers'}
      </span>
    );
  if (post.type === 'video')
    return (
      <span className={classes.mark}>
        <IconPlayerPlayFilled size={16} role="img" aria-label="Video" />
      </span>
    );
  return null;
}
