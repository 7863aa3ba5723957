import type { SentFile } from '../outbox/outbox-store.ts';
import { type FileProgress, uploadMessageFile } from '../upload-message-file.ts';

/**
 * Brings a voice note to us.
 * @param to the conversation that it is for; null for a message to many
 */
export function uploadVoice(
  to: string | null,
  blob: Blob,
  options: { onProgress: (progress: FileProgress) => void; signal: AbortSignal },
): Promise<SentFile> {
  const form = new FormData();
  form.append('voice_file', blob, 'voice');
  return uploadMessageFile(to, form, options);
}
