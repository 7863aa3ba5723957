import { type ReactNode, useState } from 'react';
import type { Post } from '../../../lib/api-types.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { frameRatio } from '../../../ui/media/frame.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { Video } from '../../../ui/media/video.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { useRenewMedia } from '../api/use-renew-media.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import { LockedMedia } from './locked-media.tsx';
import classes from './post-media.module.css';

const loadDialog = () => import('./media-dialog.tsx').then((module) => module.MediaDialog);
// Few posts need it, and with it comes a part of the kit.
const loadVideoState = () => import('./video-state.tsx').then((module) => module.VideoState);
const SIZES = '(min-width: 900px) 640px, 100vw';

interface PostMediaProps {
  post: Post;
  unlock: ReactNode;
  isFirst: boolean;
}

/** A post's picture, video or lock, in a frame that keeps its place while they load. */
export function PostMedia({ post, unlock, isFirst }: PostMediaProps) {
  if (post.is_locked) return <LockedMedia post={post} unlock={unlock} isFirst={isFirst} />;
  if (!post.media) return null;
  return (
    <div className={classes.frame} style={{ aspectRatio: frameRatio(post.media.width, post.media.height) }}>
      {post.media_url ? (
        <OpenMedia post={post} url={post.stream_url ?? post.media_url} media={post.media} isFirst={isFirst} />
      ) : (
        <OnDemand load={loadVideoState} props={{ post }} onFailed={() => undefined} />
      )}
    </div>
  );
}

interface OpenMediaProps {
  post: Post;
  url: string;
  media: NonNullable<Post['media']>;
  isFirst: boolean;
}

function OpenMedia({ post, url, media, isFirst }: OpenMediaProps) {
  const t = useTexts(postsTexts);
  const [isOpen, setIsOpen] = useState(false);
  const { user } = useSession();
  const renew = useRenewMedia(media.file_key, false);
  const viewerName = user ? `@${user.username}` : undefined;
  const shared = {
    url,
    identity: media.file_key,
    width: media.width,
    height: media.height,
    viewerName,
    renew,
  };
  if (post.type === 'video') return <Video {...shared} poster={post.thumbnail_url} title={post.title} />;
  return (
    <>
      <button
        type="button"
        className={classes.open}
        aria-haspopup="dialog"
        aria-label={t.openPicture({ title: post.title })}
        onClick={() => setIsOpen(true)}
      >
        <Picture {...shared} alt={post.title} thumbhash={media.thumbhash} sizes={SIZES} isEager={isFirst} />
      </button>
      {isOpen && (
        <OnDemand
          load={loadDialog}
          props={{ post, onClose: () => setIsOpen(false) }}
          onFailed={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
