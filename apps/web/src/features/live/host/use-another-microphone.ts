import { useEffect, useEffectEvent } from 'react';
import type { Capture } from './use-capture.ts';
import { useIsGone } from './use-is-gone.ts';

/** Of a microphone that is gone another takes the place: one that is there, else the first that is connected (P651). */
export function useAnotherMicrophone(capture: Capture, onNew: (track: MediaStreamTrack) => void): void {
  const isGone = useIsGone(capture.stream, 'audio');
  const look = useEffectEvent(async () => {
    const track = await capture.replaceMicrophone();
    if (track) onNew(track);
  });
  useEffect(() => {
    if (!isGone) return;
    const onChange = () => void look();
    onChange();
    navigator.mediaDevices.addEventListener('devicechange', onChange);
    return () => navigator.mediaDevices.removeEventListener('devicechange', onChange);
  }, [isGone]);
}
