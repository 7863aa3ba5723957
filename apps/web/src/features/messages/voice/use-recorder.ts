import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { restoreFiles } from '../../../lib/drafts.ts';
import { currentSession, hasEndedByServer } from '../../../lib/session.ts';
import { useAskBeforeLeaving } from '../../../lib/use-ask-before-leaving.ts';
import type { Spoken } from '../outbox/outbox-store.ts';
import { dropVoice, keepVoice, keptVoice, voiceDraft } from './kept-voice.ts';
import { type Recording, recordVoice } from './record-voice.ts';

type State =
  | { is: 'asking' }
  | { is: 'recording'; seconds: number; levels: readonly number[] }
  | { is: 'recorded'; recorded: Spoken }
  | { is: 'failed'; why: 'noMicrophone' | 'nothing' };

/** Bars that are shown at once. */
const BARS = 32;

/**
 * Records from the moment that it is shown, unless a voice note was left here: then that one is there again. What was recorded when somebody leaves is
 * kept as a draft (P510); a tab that is closed asks, as its drafts go with it.
 * @param to the conversation that it is for; null for a message to many
 */
export function useRecorder(to: string | null): { state: State; stop: () => void; drop: () => void } {
  const [state, setState] = useState<State>(() => leftHere(to) ?? { is: 'asking' });
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

  const show = useEffectEvent((level: number, seconds: number) =>
    setState((before) => ({
      is: 'recording',
      seconds,
      levels: [...(before.is === 'recording' ? before.levels : []), level].slice(-BARS),
    })),
  );
  const full = useEffectEvent(() => void stop());
  useEffect(() => {
    const { voice, seconds } = keptVoice(to);
    if (voice) return;
    let isGone = false;
    const owner = currentSession().user?.id;
    if (seconds > 0) {
      void readAgain(to, seconds).then((found) => !isGone && setState(found));
      return () => {
        isGone = true;
      };
    }
    recordVoice(
      (level, heard) => recording.current && show(level, heard),
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
      if (recording.current) void keepWhatIsThere(to, recording.current, owner);
      recording.current = null;
    };
  }, [to]);

  return {
    state,
    stop: () => void stop(),
    drop: () => {
      isDropped.current = true;
      recording.current?.cancel();
      recording.current = null;
      dropVoice(to);
    },
  };
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
