import { useEffect, useRef } from 'react';
import { useSession } from '../../../lib/session.ts';
import { FailedMedia } from '../../../ui/media/failed-media.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { ProtectedFrame } from '../../../ui/media/protected-frame.tsx';
import { type RenewAddress, useFreshAddress } from '../../../ui/media/use-fresh-address.ts';
import type { Story } from '../stories.ts';
import classes from './story-picture.module.css';

interface StoryPictureProps {
  story: Story;
  alt: string;
  isStill: boolean;
  renew: RenewAddress;
  /** The video is over. */
  onEnd: () => void;
}

/** What a story shows, with its words at the bottom; words alone stand in the middle. */
export function StoryPicture(props: StoryPictureProps) {
  const { story, alt, renew } = props;
  const { media, media_url: url, text } = story;
  if (!media || !url) return <p className={classes.alone}>{text}</p>;
  const isVideo = media.content_type.startsWith('video/');
  return (
    <div className={classes.whole}>
      {isVideo ? (
        <StoryVideo {...props} url={url} identity={media.file_key} />
      ) : (
        <Picture
          url={url}
          identity={media.file_key}
          alt={alt}
          width={media.width}
          height={media.height}
          thumbhash={media.thumbhash}
          sizes="100vw"
          fit="contain"
          isEager
          renew={renew}
        />
      )}
      {text && <p className={classes.words}>{text}</p>}
    </div>
  );
}

interface StoryVideoProps extends StoryPictureProps {
  url: string;
  identity: string;
}

/** Plays at once, and stands still while the story does; whose screen it is stands over it, as over any video (P223). */
function StoryVideo({ story, alt, isStill, renew, onEnd, url, identity }: StoryVideoProps) {
  const { user } = useSession();
  const address = useFreshAddress(identity, url, renew);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (isStill) video.current?.pause();
    // A browser that plays nothing by itself shows its first picture.
    else void video.current?.play().catch(() => undefined);
  }, [isStill]);
  if (address.hasFailed) return <FailedMedia onRetry={address.retry} />;
  return (
    <ProtectedFrame viewerName={user ? `@${user.username}` : undefined}>
      {/* biome-ignore lint/a11y/useMediaCaption: creators upload no captions; the story's text stands over it */}
      <video
        ref={video}
        src={address.url}
        poster={story.thumbnail_url ?? undefined}
        aria-label={alt}
        style={{ objectFit: 'contain' }}
        controlsList="nodownload noremoteplayback"
        disablePictureInPicture
        playsInline
        autoPlay
        onEnded={onEnd}
        onError={address.handleError}
      />
    </ProtectedFrame>
  );
}
