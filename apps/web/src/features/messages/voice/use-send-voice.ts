import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import type { SentFile } from '../outbox/outbox-store.ts';
import { isRefused } from '../outbox/sender.ts';
import { uploadMessageFile } from '../upload-message-file.ts';
import { voiceTexts } from '../voice.texts.generated.ts';

type Wanted = 'send' | 'add';

/**
 * Brings a voice note to us. One that did not reach us stays, and goes once there is a network again; one that is refused says why.
 * @param to the conversation that it is for; null for a message to many
 * @param onDone the server has it; whether it is to be sent at once
 */
export function useSendVoice(to: string | null, onDone: (file: SentFile, isSentAtOnce: boolean) => void) {
  const t = useTexts(voiceTexts);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const waiting = useRef<{ blob: Blob; wanted: Wanted } | null>(null);
  const controller = useRef<AbortController | null>(null);

  async function send(blob: Blob, wanted: Wanted): Promise<void> {
    if (controller.current) return;
    controller.current = new AbortController();
    const { signal } = controller.current;
    waiting.current = null;
    setProblem(null);
    setPercent(0);
    const form = new FormData();
    form.append('voice_file', blob, 'voice');
    try {
      const file = await uploadMessageFile(to, form, {
        onProgress: (progress) => setPercent(progress.percent),
        signal,
      });
      if (!signal.aborted) onDone(file, wanted === 'send');
    } catch (error) {
      if (signal.aborted) return;
      if (!isRefused(error)) waiting.current = { blob, wanted };
      setProblem(isRefused(error) ? detailOf(error, t.waits) : t.waits);
    } finally {
      controller.current = null;
      setPercent(null);
    }
  }

  const goOn = useEffectEvent(() => {
    const { current: left } = waiting;
    if (left) void send(left.blob, left.wanted);
  });
  useEffect(() => {
    const retry = () => goOn();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      controller.current?.abort();
    };
  }, []);
  return { percent, problem, send: (blob: Blob, wanted: Wanted) => void send(blob, wanted) };
}
