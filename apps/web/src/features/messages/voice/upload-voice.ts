import type { SentFile, Spoken } from '../outbox/outbox-store.ts';
import { uploadMessageFile } from '../upload-message-file.ts';

/**
 * Brings a voice note to us. One whose sound the browser has lost since is sent as nothing, which is refused in words: asked for its bytes by
 * the upload itself, it would fail as a lost line does, and wait for ever.
 * @param to the conversation that it is for; null for a message to many
 */
export async function uploadVoice(
  to: string | null,
  { blob }: Spoken,
  signal: AbortSignal,
  onPercent: (percent: number) => void = () => undefined,
): Promise<SentFile> {
  const bytes = await blob.arrayBuffer().catch(() => new ArrayBuffer(0));
  signal.throwIfAborted();
  const form = new FormData();
  form.append('voice_file', new Blob([bytes], { type: blob.type }), 'voice');
  return uploadMessageFile(to, form, { onProgress: ({ percent }) => onPercent(percent), signal });
}
