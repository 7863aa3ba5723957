import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PlayedByParts } from './play-by-parts.ts';
import { isStream, signedAs, wholeVideo } from './stream-address.ts';

type Way = 'itself' | 'whole' | 'by parts';

/** The sizes of a video to choose from. */
export interface Sizes {
  /** By the shorter side in pixels, the largest first; none until they are known. */
  heights: readonly number[];
  /** Null while the connection decides. */
  chosen: number | null;
  choose: (height: number | null) => void;
}

/**
 * How this browser plays an address. By parts wherever it can be fed: a browser that plays lists of sizes itself cannot be
 * given a new signature without starting over.
 */
function wayOf(url: string, video: HTMLVideoElement): Way {
  if (!isStream(url)) return 'itself';
  if ('MediaSource' in window || 'ManagedMediaSource' in window) return 'by parts';
  return video.canPlayType('application/vnd.apple.mpegurl') === '' ? 'whole' : 'itself';
}

interface Failures {
  /** The address no longer works, or the video cannot be played. */
  onError: () => void;
  /** Nothing comes, at whichever address. */
  onNothing: () => void;
}

/**
 * Plays a video at a signed address, choosing the size by the connection where there are several; what that needs is loaded
 * now and not before. A new signature is taken over without a pause.
 */
export function useStream(
  video: RefObject<HTMLVideoElement | null>,
  url: string,
  { onError, onNothing }: Failures,
): { src: string | undefined; isByParts: boolean; sizes: Sizes } {
  const [way, setWay] = useState<Way | null>(null);
  const [heights, setHeights] = useState<readonly number[]>([]);
  const [chosen, setChosen] = useState<number | null>(null);
  const player = useRef<PlayedByParts | null>(null);
  const latest = useRef({ url, onError, onNothing });
  latest.current = { url, onError, onNothing };

  useEffect(() => {
    if (video.current) setWay(wayOf(latest.current.url, video.current));
  }, [video]);

  useEffect(() => {
    if (way !== 'by parts' || !video.current) return;
    const element = video.current;
    let isWanted = true;
    const play = async () => {
      const { playByParts } = await import('./play-by-parts.ts');
      if (!isWanted) return;
      if (playByParts === null) return setWay('whole');
      player.current = playByParts(element, {
        url: latest.current.url,
        addressOf: (part) => signedAs(latest.current.url, part),
        onSizes: setHeights,
        onError: () => latest.current.onError(),
        onNothing: () => latest.current.onNothing(),
      });
    };
    play().catch(() => isWanted && setWay('whole'));
    return () => {
      isWanted = false;
      player.current?.stop();
      player.current = null;
    };
  }, [way, video]);

  useEffect(() => player.current?.resume(url), [url]);

  const choose = (height: number | null) => {
    player.current?.choose(height);
    setChosen(height);
  };
  const src = way === 'itself' ? url : way === 'whole' ? wholeVideo(url) : undefined;
  return { src, isByParts: way === 'by parts', sizes: { heights, chosen, choose } };
}
