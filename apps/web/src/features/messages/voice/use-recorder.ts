import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DeviceProblem, problemOf } from '../../../lib/devices.ts';
import { restoreFiles } from '../../../lib/drafts.ts';
import { currentSession, hasEndedByServer } from '../../../lib/session.ts';
import { useAskBeforeLeaving } from '../../../lib/use-ask-before-leaving.ts';
import type { Spoken } from '../outbox/outbox-store.ts';
import { dropVoice, keepVoice, keptVoice, voiceDraft } from './kept-voice.ts';
import { type Recording, recordVoice } from './record-voice.ts';

/** Why there is none: what became of the microphone, or that nothing was heard. */
export type VoiceProblem = DeviceProblem | 'insecure' | 'nothing';

type State =
  | { is: 'asking' }
  | { is: 'recording'; seconds: number; levels: readonly number[]; isQuiet: boolean }
  | { is: 'recorded'; recorded: Spoken }
  | { is: 'failed'; why: VoiceProblem };

/** Bars that are shown at once. */
const BARS = 32;

/**
 * Records from the moment that it is shown, unless a voice note was left here: then that one is there again. What was recorded when somebody leaves is
 * kept as a draft (P510); a tab that is closed asks, as its drafts go with it.
 * @param to the conversation that it is for; null for a message to many
 */
export function useRecorder(to: string | null): {
  state: State;
  stop: () => void;
  drop: () => void;
  /** Begins anew, as there is none. */
  again: () => void;
} {
  const [state, setState] = useState<State>(() => leftHere(to) ?? { is: 'asking' });
  const [attempt, setAttempt] = useState(0);
  const recording = useRef<Recording | null>(null);
  const isDropped = useRef(false);
  useAskBeforeLeaving(state.is === 'recording' || state.is === 'recorded');

  async function stop(): Promise<void> {
    const running = recording.current;
    recording.current = null;
    if (!running) return;
    const recorded = await running.stop();
    if (isDropped.current) return;
    if (recorded) keepVoice(to, { voice: recorded.blob, seconds: recorded.seconds });
    setState(recorded ? { is: 'recorded', recorded } : { is: 'failed', why: 'nothing' });
  }

  const show = useEffectEvent((level: number, seconds: number, isQuiet: boolean) =>
    setState((before) => ({
      is: 'recording',
      seconds,
      levels: [...(before.is === 'recording' ? before.levels : []), level].slice(-BARS),
      isQuiet,
    })),
  );
  const full = useEffectEvent(() => void stop());
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): it is begun anew with each
  useEffect(() => {
    const { voice, seconds } = keptVoice(to);
    if (voice) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const owner = currentSession().user?.id;
    if (seconds > 0) {
      void readAgain(to, seconds).then((found) => !signal.aborted && setState(found));
      return () => leaving.abort();
    }
    recordVoice(
      (level, heard, isQuiet) => recording.current && show(level, heard, isQuiet),
      () => full(),
      signal,
    ).then(
      (begun) => {
        if (signal.aborted) return begun.cancel();
        recording.current = begun;
        setState({ is: 'recording', seconds: 0, levels: [], isQuiet: false });
      },
      (error: unknown) => !signal.aborted && setState({ is: 'failed', why: whyNot(error) }),
    );
    return () => {
      leaving.abort();
      if (recording.current) void keepWhatIsThere(to, recording.current, owner);
      recording.current = null;
    };
  }, [to, attempt]);

  return {
    state,
    stop: () => void stop(),
    drop: () => {
      isDropped.current = true;
      recording.current?.cancel();
      recording.current = null;
      dropVoice(to);
    },
    again: () => {
      setState({ is: 'asking' });
      setAttempt((before) => before + 1);
    },
  };
}

/** On a page that is not secure there is nothing to ask. */
function whyNot(error: unknown): VoiceProblem {
  return isSecureContext ? problemOf(error) : 'insecure';
}

/** One that was left on another page of this visit. */
function leftHere(to: string | null): State | null {
  const { voice, seconds } = keptVoice(to);
  return voice ? { is: 'recorded', recorded: { blob: voice, seconds } } : null;
}

/** One from before a reload. Where the browser did not keep it, there is none. */
async function readAgain(to: string | null, seconds: number): Promise<State> {
  const { voice } = await restoreFiles(voiceDraft(to));
  if (voice instanceof Blob) {
    keepVoice(to, { voice, seconds });
    return { is: 'recorded', recorded: { blob: voice, seconds } };
  }
  dropVoice(to);
  return { is: 'failed', why: 'nothing' };
}

/** Ends a recording whose page is left. Who signed out meanwhile leaves nothing; whose session the server ended comes back to it (P510). */
async function keepWhatIsThere(
  to: string | null,
  recording: Recording,
  owner: string | undefined,
): Promise<void> {
  const recorded = await recording.stop();
  const now = currentSession().user?.id;
  const isTheirs = owner !== undefined && (now === owner || (now === undefined && hasEndedByServer()));
  if (recorded && isTheirs) keepVoice(to, { voice: recorded.blob, seconds: recorded.seconds }, owner);
}
