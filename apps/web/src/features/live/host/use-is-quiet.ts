import { useEffect, useState } from 'react';

/** Shorter than this it is no news: some browsers mute a device while they turn it. */
const NEWS_MS = 1000;

/** Does a device give nothing for now, as a call or another app has it? It comes back by itself. @param stream another object once a track was replaced */
export function useIsQuiet(stream: MediaStream | null, kind: 'video' | 'audio'): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    const track = stream?.getTracks().find((each) => each.kind === kind);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (track?.muted) timer = setTimeout(() => setIsQuiet(true), NEWS_MS);
      else setIsQuiet(false);
    };
    look();
    track?.addEventListener('mute', look);
    track?.addEventListener('unmute', look);
    return () => {
      clearTimeout(timer);
      track?.removeEventListener('mute', look);
      track?.removeEventListener('unmute', look);
    };
  }, [stream, kind]);
  return isQuiet;
}
