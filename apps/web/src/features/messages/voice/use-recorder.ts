import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Recording, recordVoice } from './record-voice.ts';

export interface Recorded {
  blob: Blob;
  seconds: number;
}

type State =
  | { is: 'asking' }
  | { is: 'recording'; seconds: number; levels: readonly number[] }
  | { is: 'recorded'; recorded: Recorded }
  | { is: 'failed'; why: 'noMicrophone' | 'nothing' };

/** Bars that are shown at once. */
const BARS = 32;

/** Records from the moment that it is shown; who leaves keeps nothing. */
export function useRecorder(): { state: State; stop: () => void } {
  const [state, setState] = useState<State>({ is: 'asking' });
  const recording = useRef<Recording | null>(null);

  async function stop(): Promise<void> {
    const running = recording.current;
    recording.current = null;
    if (!running) return;
    const recorded = await running.stop();
    setState(recorded ? { is: 'recorded', recorded } : { is: 'failed', why: 'nothing' });
  }

  const show = useEffectEvent((level: number, seconds: number) =>
    setState((before) => ({
      is: 'recording',
      seconds,
      levels: [...(before.is === 'recording' ? before.levels : []), level].slice(-BARS),
    })),
  );
  const full = useEffectEvent(() => void stop());
  useEffect(() => {
    let isGone = false;
    recordVoice(
      (level, seconds) => recording.current && show(level, seconds),
      () => full(),
    ).then(
      (begun) => {
        if (isGone) return begun.cancel();
        recording.current = begun;
        setState({ is: 'recording', seconds: 0, levels: [] });
      },
      () => !isGone && setState({ is: 'failed', why: 'noMicrophone' }),
    );
    return () => {
      isGone = true;
      recording.current?.cancel();
      recording.current = null;
    };
  }, []);
  return { state, stop: () => void stop() };
}
