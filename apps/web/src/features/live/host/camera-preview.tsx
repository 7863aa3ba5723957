import { useEffect, useRef, useState } from 'react';
import classes from './camera-preview.module.css';

interface CameraPreviewProps {
  stream: MediaStream | null;
  /** As in a mirror, which is how people know themselves; viewers see it the other way. */
  isMirrored: boolean;
  label: string;
  /** It fills the screen, as viewers see it. */
  isLive?: boolean;
}

/** What one's own camera shows, without its sound. */
export function CameraPreview({ stream, isMirrored, label, isLive = false }: CameraPreviewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isUpright, setIsUpright] = useState(false);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={video}
      className={classes.video}
      data-mirrored={isMirrored || undefined}
      data-live={isLive || undefined}
      data-upright={isUpright || undefined}
      onResize={({ currentTarget: shown }) => setIsUpright(shown.videoHeight > shown.videoWidth)}
      aria-label={label}
      autoPlay
      muted
      playsInline
      data-testid="camera-preview"
    />
  );
}
