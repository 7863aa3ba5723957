import { Fragment, type ReactNode, useState } from 'react';
import type { Post } from '../../../lib/api-types.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { PAROL } from '../../../ui/brand/wordmark.tsx';
import { frameRatio } from '../../../ui/media/frame.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { PressOver } from '../../../ui/media/press-over.tsx';
import { Slides } from '../../../ui/media/slides.tsx';
import { Video } from '../../../ui/media/video.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { useRenewMedia } from '../api/use-renew-media.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import { FurtherPicture } from './further-picture.tsx';
import { LockedMedia } from './locked-media.tsx';
import classes from './post-media.module.css';

const loadDialog = () => import('./media-dialog.tsx').then((module) => module.MediaDialog);
// For who is signed in alone: guests' pages have no room for it.
const loadDoubleTap = () => import('./double-tap-like.tsx').then((module) => module.DoubleTapLike);
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
  const [beganLocked] = useState(post.is_locked);
  if (post.is_locked) return <LockedMedia post={post} unlock={unlock} isFirst={isFirst} />;
  if (!post.media) return null;
  return (
    <div
      className={classes.frame}
      data-opened={beganLocked ? 'now' : ''}
      style={{ aspectRatio: frameRatio(post.media.width, post.media.height) }}
    >
      {post.media_url ? (
        <OpenMedia post={post} url={post.stream_url ?? post.media_url} media={post.media} isFirst={isFirst} />
      ) : (
        <OnDemand load={loadVideoState} props={{ post }} onFailed={() => undefined} />
      )}
      {beganLocked && <Lantern />}
    </div>
  );
}

/** Lights up once over what was just unlocked; it is gone before anybody presses anything. */
function Lantern() {
  return (
    <span className={classes.lantern} aria-hidden="true" data-testid="lantern">
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <path d={PAROL} />
      </svg>
    </span>
  );
}

interface OpenMediaProps {
  post: Post;
  url: string;
  media: NonNullable<Post['media']>;
  isFirst: boolean;
}

/** The one file of a post, or all of them side by side. */
function OpenMedia(props: OpenMediaProps) {
  const t = useTexts(postsTexts);
  const { post } = props;
  const { user } = useSession();
  const [openAt, setOpenAt] = useState<number | null>(null);
  const pictures = post.further_pictures;
  const first = <FirstFile {...props} onOpen={() => setOpenAt(0)} />;
  return (
    <>
      {pictures.length === 0 ? (
        first
      ) : (
        <Slides label={t.filesOf({ title: post.title })}>
          {first}
          {pictures.map((picture, index) => (
            <Fragment key={picture.file_key}>
              <FurtherPicture picture={picture} alt={post.title} sizes={SIZES} />
              <Opener title={post.title} onOpen={() => setOpenAt(index + 1)} />
            </Fragment>
          ))}
        </Slides>
      )}
      {user && post.status === 'published' && post.type !== 'video' && (
        <OnDemand
          load={loadDoubleTap}
          props={{ post, onSecondTap: () => setOpenAt(null) }}
          onFailed={() => undefined}
        />
      )}
      {openAt !== null && (
        <OnDemand
          load={loadDialog}
          props={{ post, start: openAt, onClose: () => setOpenAt(null) }}
          onFailed={() => setOpenAt(null)}
        />
      )}
    </>
  );
}

function FirstFile({ post, url, media, isFirst, onOpen }: OpenMediaProps & { onOpen: () => void }) {
  const { user } = useSession();
  const renew = useRenewMedia(media.file_key, false);
  const viewerName = user ? `@${user.username}` : undefined;
  const { width, height, file_key: identity } = media;
  const shared = { url, identity, width, height, renew };
  if (post.type === 'video')
    return <Video {...shared} poster={post.thumbnail_url} title={post.title} viewerName={viewerName} />;
  return (
    <>
      <Picture {...shared} alt={post.title} thumbhash={media.thumbhash} sizes={SIZES} isEager={isFirst} />
      <Opener title={post.title} onOpen={onOpen} />
    </>
  );
}

/** Opens the picture beside it on the whole screen. */
function Opener({ title, onOpen }: { title: string; onOpen: () => void }) {
  const t = useTexts(postsTexts);
  return <PressOver aria-label={t.openPicture({ title })} aria-haspopup="dialog" onClick={onOpen} />;
}
