import { useEffect, useEffectEvent } from 'react';
import { useAllowedAgain } from './use-allowed-again.ts';
import type { Capture } from './use-capture.ts';
import { useIsGone } from './use-is-gone.ts';

/**
 * Of a microphone that is gone another takes the place: one that is there, else the first that is connected, or the same once it is allowed again (P651).
 * @returns how to look for one by a press, as not every browser says that one is there
 */
export function useAnotherMicrophone(capture: Capture, onNew: (track: MediaStreamTrack) => void): () => void {
  const isGone = useIsGone(capture.stream, 'audio');
  async function lookNow(): Promise<void> {
    const track = await capture.replaceMicrophone();
    if (track) onNew(track);
  }
  const look = useEffectEvent(lookNow);
  useAllowedAgain(isGone, () => void lookNow());
  useEffect(() => {
    if (!isGone) return;
    const onChange = () => void look();
    onChange();
    navigator.mediaDevices.addEventListener('devicechange', onChange);
    return () => navigator.mediaDevices.removeEventListener('devicechange', onChange);
  }, [isGone]);
  return () => void lookNow();
}
