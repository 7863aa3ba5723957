import { type RefObject, useEffect, useRef, useState } from 'react';
import { isStream, signedAs, wholeVideo } from './stream-address.ts';

type Way = 'itself' | 'whole' | 'by parts';

/**
 * How this browser plays an address. By parts wherever it can be fed: a browser that plays lists of sizes itself cannot be
 * given a new signature without starting over.
 */
function wayOf(url: string, video: HTMLVideoElement): Way {
  if (!isStream(url)) return 'itself';
  if ('MediaSource' in window || 'ManagedMediaSource' in window) return 'by parts';
  return video.canPlayType('application/vnd.apple.mpegurl') === '' ? 'whole' : 'itself';
}

/**
 * Plays a video at a signed address, choosing the size by the connection where there are several; what that needs is loaded
 * now and not before. A new signature is taken over without a pause.
 * @param onError the address no longer works, or the video cannot be played
 */
export function useStream(
  video: RefObject<HTMLVideoElement | null>,
  url: string,
  onError: () => void,
): { src: string | undefined; isByParts: boolean } {
  const [way, setWay] = useState<Way | null>(null);
  const latest = useRef({ url, onError });
  latest.current = { url, onError };

  useEffect(() => {
    if (video.current) setWay(wayOf(latest.current.url, video.current));
  }, [video]);

  useEffect(() => {
    if (way !== 'by parts' || !video.current) return;
    const element = video.current;
    let stop = () => {};
    let isWanted = true;
    const play = async () => {
      const { playByParts } = await import('./play-by-parts.ts');
      if (!isWanted) return;
      if (playByParts === null) return setWay('whole');
      stop = playByParts(element, {
        url: latest.current.url,
        addressOf: (part) => signedAs(latest.current.url, part),
        onError: () => latest.current.onError(),
      });
    };
    play().catch(() => isWanted && setWay('whole'));
    return () => {
      isWanted = false;
      stop();
    };
  }, [way, video]);

  if (way === 'itself') return { src: url, isByParts: false };
  return { src: way === 'whole' ? wholeVideo(url) : undefined, isByParts: way === 'by parts' };
}
