import {
  type RefCallback,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { Watching } from './first-watch.ts';
import { type KeptPlaying, keepPlaying, type PlayerState } from './keep-playing.ts';

export interface LivePlayer {
  /** Of the video element: within a dialog it comes later than who asks for it. */
  attach: RefCallback<HTMLVideoElement>;
  video: RefObject<HTMLVideoElement | null>;
  state: PlayerState;
  /** Drawn over the picture; null before it is known. */
  name: string | null;
  isMuted: boolean;
  setMuted: (isMuted: boolean) => void;
  toggle: () => void;
  goLive: () => void;
  again: () => void;
}

/** After a pause shorter than this it goes on where it stood. */
const NEAR_SECONDS = 4;

/** Plays a stream in a video element. @param watch the same function for as long as the same is watched */
export function useLivePlayer(watch: () => Promise<Watching>, onRefused: () => void): LivePlayer {
  const video = useRef<HTMLVideoElement>(null);
  const [element, setElement] = useState<HTMLVideoElement | null>(null);
  const attach = useCallback((next: HTMLVideoElement | null) => {
    video.current = next;
    setElement(next);
  }, []);
  const kept = useRef<KeptPlaying | null>(null);
  const [state, setState] = useState<PlayerState>('starting');
  const [name, setName] = useState<string | null>(null);
  const [isMuted, setMuted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const become = useEffectEvent((next: PlayerState) => {
    setState(next);
    if (next === 'refused') onRefused();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is begun by its number
  useEffect(() => {
    if (!element) return;
    const load = () => import('./play-live.ts').then(({ playLive }) => playLive);
    // On its way while the address is asked for. One that does not come is asked for again there.
    load().catch(() => undefined);
    const playing = keepPlaying({
      element,
      watch,
      load,
      onState: become,
      onName: setName,
      onSilent: () => setMuted(true),
    });
    kept.current = playing;
    return () => {
      kept.current = null;
      playing.stop();
      // The browser leaves its small window open, where the last picture would stand still.
      if (document.pictureInPictureElement === element)
        document.exitPictureInPicture().catch(() => undefined);
    };
  }, [element, watch, attempt]);

  function goLive(): void {
    kept.current?.played()?.goLive();
    void video.current?.play().catch(() => undefined);
  }
  function toggle(): void {
    if (!element) return;
    if (!element.paused) element.pause();
    else if ((kept.current?.played()?.behind() ?? 0) > NEAR_SECONDS) goLive();
    else void element.play().catch(() => undefined);
  }
  return {
    attach,
    video,
    state,
    name,
    isMuted,
    setMuted: (next) => {
      setMuted(next);
      if (video.current) video.current.muted = next;
    },
    toggle,
    goLive,
    again: () => setAttempt((before) => before + 1),
  };
}
