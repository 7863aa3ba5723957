import { useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../use-media-query.ts';
import classes from './preview-clip.module.css';

/** How much of it has to be in view before it plays. */
const SEEN = 0.6;

/**
 * A few blurred seconds over a blurred picture: once when it comes into view, and again under the pointer, so that nothing
 * moves for long. Whoever asked for less motion, or to save data, sees the picture alone.
 */
export function PreviewClip({ url }: { url: string }) {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isSaving = useMediaQuery('(prefers-reduced-data: reduce)');
  const video = useRef<HTMLVideoElement>(null);
  const [isMoving, setIsMoving] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const around = element.parentElement;
    const play = () => void element.play().catch(() => undefined);
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) play();
        else element.pause();
      },
      { threshold: SEEN },
    );
    seen.observe(element);
    // What is pressed lies over it.
    around?.addEventListener('pointerenter', play);
    return () => {
      seen.disconnect();
      around?.removeEventListener('pointerenter', play);
    };
  }, []);

  if (isCalm || isSaving) return null;
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
