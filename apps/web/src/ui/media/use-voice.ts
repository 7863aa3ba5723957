import { useCallback, useEffect, useRef, useState } from 'react';

const SPEEDS = [1, 1.5, 2];

/** The one that is heard: who plays another does not want to hear both. */
let heard: HTMLAudioElement | null = null;

/** Plays one voice note, and says how far it is. */
export function useVoice(url: string, onBroken: () => void) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [speed, setSpeed] = useState(1);
  /** Where to go on once another address of the same is there. */
  const resume = useRef<number | null>(null);

  const play = useCallback(async () => {
    const element = audio.current;
    if (!element) return;
    if (heard !== element) heard?.pause();
    heard = element;
    // Pressed twice, or taken away meanwhile: what was broken is told by the element itself.
    await element.play().catch(() => undefined);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what it waits for
  useEffect(() => {
    const element = audio.current;
    if (resume.current === null || !element) return;
    element.currentTime = resume.current;
    resume.current = null;
    void play();
  }, [url, play]);

  useEffect(() => {
    const element = audio.current;
    return () => {
      element?.pause();
      if (heard === element) heard = null;
    };
  }, []);

  return {
    audio,
    isPlaying,
    at,
    speed,
    toggle: () => (isPlaying ? audio.current?.pause() : void play()),
    seek: (seconds: number) => {
      setAt(seconds);
      if (audio.current) audio.current.currentTime = seconds;
    },
    faster: () => {
      const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
      setSpeed(next);
      if (audio.current) audio.current.playbackRate = next;
    },
    events: {
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
      onEnded: () => setAt(0),
      onTimeUpdate: () => setAt(audio.current?.currentTime ?? 0),
      onLoadedMetadata: () => {
        if (audio.current) audio.current.playbackRate = speed;
      },
      onError: () => {
        resume.current = at;
        setIsPlaying(false);
        onBroken();
      },
    },
  };
}
