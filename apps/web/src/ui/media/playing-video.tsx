import { MEDIA_ACCESS_SECONDS } from '@likha/contract/limits';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { FailedMedia } from './failed-media.tsx';
import { ProtectedFrame } from './protected-frame.tsx';
import { QualityMenu } from './quality-menu.tsx';
import { useFreshAddress } from './use-fresh-address.ts';
import { useStream } from './use-stream.ts';
import type { VideoProps } from './video-props.ts';

/** How long an address lives until the server says so, and how long before its end a new one is fetched. */
const { default: ADDRESS_SECONDS, refreshEarly: EARLY_SECONDS } = MEDIA_ACCESS_SECONDS;
/** What has played for so long is no file that breaks where it stands. */
const WORKING_SECONDS = 3;

/** Where a video stood last, and at which address. */
interface Place {
  url: string;
  seconds: number;
  isPlaying: boolean;
}

/** A video that somebody wants to see. One that failed and is tried again is another player, as its element is another (P1022). */
export function PlayingVideo(props: VideoProps) {
  const { url, identity, renew } = props;
  const address = useFreshAddress(identity, url, renew);
  const place = useRef<Place>({ url, seconds: 0, isPlaying: false });
  if (address.hasFailed) return <FailedMedia onRetry={address.retry} />;
  return <Player {...props} address={address} place={place} />;
}

interface PlayerProps extends VideoProps {
  address: ReturnType<typeof useFreshAddress>;
  place: RefObject<Place>;
}

/** While it plays, a new address is fetched before the old one ends. */
function Player({ identity, poster, title, width, height, viewerName, address, place }: PlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const endsAt = useRef(Date.now() + ADDRESS_SECONDS * 1000);
  const { src, isByParts, sizes } = useStream(video, address.url, {
    onError: address.handleError,
    onNothing: address.giveUp,
  });
  useKeepPlace(video, place, isByParts ? identity : address.url);

  const renewIfDue = useCallback(async () => {
    if (video.current && secondsPlayed(video.current) > WORKING_SECONDS) address.noteWorking();
    if (Date.now() < endsAt.current - EARLY_SECONDS * 1000) return;
    endsAt.current = Date.now() + ADDRESS_SECONDS * 1000;
    const fresh = await address.refresh();
    if (fresh) endsAt.current = Date.now() + fresh.expiresInSeconds * 1000;
  }, [address.refresh, address.noteWorking]);

  return (
    <ProtectedFrame viewerName={viewerName}>
      {/* biome-ignore lint/a11y/useMediaCaption: creators upload no captions; the post's text stands beside it */}
      <video
        ref={video}
        src={src}
        poster={poster ?? undefined}
        aria-label={title}
        width={width ?? undefined}
        height={height ?? undefined}
        style={{ objectFit: 'contain' }}
        controls
        controlsList="nodownload noremoteplayback"
        disablePictureInPicture
        playsInline
        autoPlay
        preload="auto"
        onPlay={renewIfDue}
        onTimeUpdate={renewIfDue}
        onError={isByParts ? undefined : address.handleError}
      />
      <QualityMenu {...sizes} />
    </ProtectedFrame>
  );
}

/** Since its address is what it is. */
function secondsPlayed({ played }: HTMLVideoElement): number {
  return played.length === 0 ? 0 : played.end(played.length - 1) - played.start(0);
}

const MOVES = ['timeupdate', 'play', 'pause'] as const;

/**
 * A new address starts the element over; this puts it back where it was. In the same breath as the address changes:
 * the element soon reports that it stands at its beginning, and that must not be what is remembered.
 */
function useKeepPlace(video: RefObject<HTMLVideoElement | null>, place: RefObject<Place>, url: string) {
  useLayoutEffect(() => {
    const element = video.current;
    if (!element) return;
    const remember = () => {
      place.current = { url, seconds: element.currentTime, isPlaying: !element.paused };
    };
    const before = place.current;
    if (before.url !== url && before.seconds > 0) {
      element.currentTime = before.seconds;
      if (before.isPlaying) void element.play().catch(() => undefined);
    }
    for (const move of MOVES) element.addEventListener(move, remember);
    return () => {
      for (const move of MOVES) element.removeEventListener(move, remember);
    };
  }, [url, video, place]);
}
