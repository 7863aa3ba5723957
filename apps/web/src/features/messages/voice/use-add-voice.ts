import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { noteClosed } from '../note-closed.ts';
import type { SentFile, Spoken } from '../outbox/outbox-store.ts';
import { isRefused } from '../outbox/sender.ts';
import { voiceTexts } from '../voice.texts.generated.ts';
import { loadUpload } from './load-upload.ts';
import { untilItCame } from './until-it-came.ts';

/**
 * Brings a voice note to us that words or a price are added to. One that did not reach us stays, and goes once there is a network again; one
 * that is refused says why.
 * @param to the conversation that it is for; null for a message to many
 * @param onDone the server has it
 */
export function useAddVoice(to: string | null, onDone: (file: SentFile) => void) {
  const t = useTexts(voiceTexts);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const waiting = useRef<Spoken | null>(null);
  const controller = useRef<AbortController | null>(null);

  async function add(voice: Spoken): Promise<void> {
    if (controller.current) return;
    controller.current = new AbortController();
    const { signal } = controller.current;
    waiting.current = null;
    setProblem(null);
    setPercent(0);
    try {
      const uploadVoice = await loadUpload();
      signal.throwIfAborted();
      const file = await untilItCame(
        () => uploadVoice(to, voice, signal, setPercent),
        signal,
        () => {
          // It may be sent as it is meanwhile.
          setPercent(null);
          setProblem(t.waits);
        },
      );
      if (!signal.aborted) onDone(file);
    } catch (error) {
      if (signal.aborted) return;
      if (!isRefused(error)) waiting.current = voice;
      noteClosed(error);
      setProblem(isRefused(error) ? detailOf(error, t.waits) : t.waits);
    } finally {
      controller.current = null;
      setPercent(null);
    }
  }

  const goOn = useEffectEvent(() => {
    if (waiting.current) void add(waiting.current);
  });
  useEffect(() => {
    const retry = () => goOn();
    // There before the next release, which has it under another name.
    void loadUpload().catch(() => undefined);
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      controller.current?.abort();
    };
  }, []);
  return { percent, problem, setProblem, add: (voice: Spoken) => void add(voice) };
}
