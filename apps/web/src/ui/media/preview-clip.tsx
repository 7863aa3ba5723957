import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../use-media-query.ts';
import classes from './preview-clip.module.css';

/** How much of it has to be in view before it plays. */
const SEEN = 0.6;

interface PreviewClipProps {
  url: string;
  /** What it is seen in, where that is more than what it stands in: what lies over it has the pointer instead of it. */
  seenIn?: RefObject<HTMLElement | null>;
}

/**
 * A few blurred seconds over a blurred picture: once when it comes into view, and again each time that the pointer comes or somebody
 * presses there, so that nothing moves for long. Whoever asked for less motion, or to save data, sees the picture alone.
 */
export function PreviewClip({ url, seenIn }: PreviewClipProps) {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isSaving = useMediaQuery('(prefers-reduced-data: reduce)');
  const video = useRef<HTMLVideoElement>(null);
  const [isMoving, setIsMoving] = useState(false);
  const isWanted = !isCalm && !isSaving;

  useEffect(() => {
    const element = video.current;
    if (!element || !isWanted) return;
    const around = seenIn?.current ?? element.parentElement;
    const play = () => void element.play().catch(() => undefined);
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) play();
        else element.pause();
      },
      { threshold: SEEN },
    );
    seen.observe(element);
    around?.addEventListener('pointerenter', play);
    return () => {
      seen.disconnect();
      around?.removeEventListener('pointerenter', play);
    };
  }, [isWanted, seenIn]);

  if (!isWanted) return null;
  return (
    <video
      ref={video}
      className={classes.clip}
      data-moving={isMoving}
      data-testid="preview-clip"
      src={url}
      muted
      playsInline
      preload="none"
      disablePictureInPicture
      aria-hidden
      tabIndex={-1}
      onPlaying={() => setIsMoving(true)}
      onEnded={() => setIsMoving(false)}
    />
  );
}
