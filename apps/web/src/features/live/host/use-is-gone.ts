import { useEffect, useState } from 'react';

/** Was the camera, or the microphone, taken away, as by another app or a loose plug? @param stream another object once a track was replaced */
export function useIsGone(stream: MediaStream | null, kind: 'video' | 'audio'): boolean {
  const [isGone, setIsGone] = useState(false);
  useEffect(() => {
    const track = stream?.getTracks().find((each) => each.kind === kind);
    setIsGone(track?.readyState === 'ended');
    const onEnded = () => setIsGone(true);
    track?.addEventListener('ended', onEnded);
    return () => track?.removeEventListener('ended', onEnded);
  }, [stream, kind]);
  return isGone;
}
