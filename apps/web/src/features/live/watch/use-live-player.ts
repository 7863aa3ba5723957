import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import type { Watching } from './first-watch.ts';
import { renewed } from './live-address.ts';
import type { PlayedLive } from './play-live.ts';

export type PlayerState =
  | 'starting'
  | 'playing'
  | 'paused'
  /** It waits for the network. */
  | 'catching'
  /** The browser plays nothing before somebody presses. */
  | 'pressed'
  | 'broken'
  /** Not, or not any more, for this viewer. */
  | 'refused'
  /** By an engine that this page does not speak to. */
  | 'elsewhere';

export interface LivePlayer {
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

/** A new address is asked for so long before the old one ends. */
const EARLY_MS = 60_000;
/** Longer than the timers of a browser go. */
const LONGEST_MS = 2 ** 31 - 1;
const PAUSE_MS = 2000;
/** After a pause shorter than this it goes on where it stood. */
const NEAR_SECONDS = 4;
const MOST_TRIES = 15;

/**
 * Plays a stream in a video element: asks for its address, anew before that ends and where it is refused, and catches up after a
 * stall. @param watch the same function for as long as the same is watched
 */
export function useLivePlayer(watch: () => Promise<Watching>, onRefused: () => void): LivePlayer {
  const video = useRef<HTMLVideoElement>(null);
  const played = useRef<PlayedLive | null>(null);
  const [state, setState] = useState<PlayerState>('starting');
  const [name, setName] = useState<string | null>(null);
  const [isMuted, setMuted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const refused = useEffectEvent(() => {
    setState('refused');
    onRefused();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is begun by its number
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    let begun: string | null = null;
    let now = '';
    let isAsking = false;
    /** It was refused something, and loads nothing more by itself. */
    let isStopped = false;

    async function ask(): Promise<void> {
      if (isAsking || isGone) return;
      isAsking = true;
      clearTimeout(timer);
      try {
        const watching = await watch();
        if (isGone) return;
        setName(watching.name);
        const { playlist_url: url } = watching;
        if (url === null) return setState('elsewhere');
        now = url;
        const endsIn = new Date(watching.until).getTime() - Date.now() - EARLY_MS;
        timer = setTimeout(ask, Math.min(LONGEST_MS, Math.max(PAUSE_MS, endsIn)));
        if (begun === null) await begin(url);
        else if (isStopped) played.current?.resume();
        isStopped = false;
      } catch (error) {
        if (isGone) return;
        tries += 1;
        const isOver =
          error instanceof ApiError &&
          !error.isUndecided &&
          !['live_not_begun', 'rate_limited'].includes(error.code);
        if (isOver) return refused();
        if (tries > MOST_TRIES) return setState('broken');
        timer = setTimeout(ask, PAUSE_MS);
      } finally {
        isAsking = false;
      }
    }

    async function begin(url: string): Promise<void> {
      const element = video.current;
      const { playLive } = await import('./play-live.ts');
      if (!element || isGone) return;
      begun = url;
      if (playLive)
        played.current = playLive(element, {
          url,
          addressOf: (address) => renewed(address, url, now),
          onRefused: () => again(),
          onBroken: () => setState('broken'),
        });
      else element.src = url;
      // Not waited for: before the first part there is nothing to play, and it is to be asked again meanwhile.
      void play(element);
    }

    /** What has just been refused may be an address that ended, a stream that has not quite begun, or a right that is gone. */
    function again(): void {
      tries += 1;
      isStopped = true;
      clearTimeout(timer);
      if (tries > MOST_TRIES) setState('broken');
      else timer = setTimeout(ask, PAUSE_MS);
    }

    async function play(element: HTMLVideoElement): Promise<void> {
      try {
        await element.play();
      } catch (error) {
        if (!(error instanceof DOMException) || error.name !== 'NotAllowedError' || isGone) return;
        // Without its sound it mostly may.
        setMuted(true);
        element.muted = true;
        await element.play().catch(() => !isGone && setState('pressed'));
      }
    }

    setState('starting');
    // On its way while the address is asked for. One that does not come is asked for again below.
    void import('./play-live.ts').catch(() => undefined);
    void ask();
    const element = video.current;
    const onPlaying = () => {
      tries = 0;
      setState('playing');
    };
    const onWaiting = () => setState((before) => (before === 'playing' ? 'catching' : before));
    const onPause = () =>
      setState((before) => (before === 'playing' || before === 'catching' ? 'paused' : before));
    const onError = () => begun !== null && !played.current && again();
    // A first try may have been cut short by the address that came after it.
    const onReady = () => {
      if (begun !== null && element?.paused && element.played.length === 0) void play(element);
    };
    element?.addEventListener('canplay', onReady);
    element?.addEventListener('playing', onPlaying);
    element?.addEventListener('waiting', onWaiting);
    element?.addEventListener('pause', onPause);
    element?.addEventListener('error', onError);
    return () => {
      isGone = true;
      clearTimeout(timer);
      played.current?.stop();
      played.current = null;
      element?.removeEventListener('canplay', onReady);
      element?.removeEventListener('playing', onPlaying);
      element?.removeEventListener('waiting', onWaiting);
      element?.removeEventListener('pause', onPause);
      element?.removeEventListener('error', onError);
    };
  }, [watch, attempt]);

  function goLive(): void {
    played.current?.goLive();
    void video.current?.play().catch(() => undefined);
  }
  function toggle(): void {
    const element = video.current;
    if (!element) return;
    if (!element.paused) element.pause();
    else if ((played.current?.behind() ?? 0) > NEAR_SECONDS) goLive();
    else void element.play().catch(() => undefined);
  }
  return {
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
