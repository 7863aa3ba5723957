import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import type { SentFile } from '../outbox/outbox-store.ts';
import { isRefused, pauseAfter } from '../outbox/sender.ts';
import { voiceTexts } from '../voice.texts.generated.ts';
import { uploadVoice } from './upload-voice.ts';

/**
 * Brings a voice note to us for a message that is not sent yet. One that did not reach us stays, and is tried again by itself; one that is refused
 * says why.
 * @param to the conversation that it is for; null for a message to many
 * @param onDone the server has it
 */
export function useAddVoice(to: string | null, onDone: (file: SentFile) => void) {
  const t = useTexts(voiceTexts);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const waiting = useRef<Blob | null>(null);
  const failures = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const controller = useRef<AbortController | null>(null);

  async function add(blob: Blob): Promise<void> {
    if (controller.current) return;
    clearTimeout(timer.current);
    controller.current = new AbortController();
    const { signal } = controller.current;
    waiting.current = null;
    setProblem(null);
    setPercent(0);
    try {
      const file = await uploadVoice(to, blob, {
        onProgress: (progress) => setPercent(progress.percent),
        signal,
      });
      if (!signal.aborted) onDone(file);
    } catch (error) {
      if (signal.aborted) return;
      setProblem(isRefused(error) ? detailOf(error, t.waits) : t.waits);
      if (!isRefused(error)) goOnLater(blob);
    } finally {
      controller.current = null;
      setPercent(null);
    }
  }

  function goOnLater(blob: Blob): void {
    waiting.current = blob;
    failures.current += 1;
    timer.current = setTimeout(() => goOn(), pauseAfter(failures.current));
  }

  const goOn = useEffectEvent(() => {
    if (waiting.current) void add(waiting.current);
  });
  useEffect(() => {
    const retry = () => goOn();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      clearTimeout(timer.current);
      controller.current?.abort();
    };
  }, []);
  return { percent, problem, add: (blob: Blob) => void add(blob) };
}
