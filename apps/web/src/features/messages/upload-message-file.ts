import { upload } from '../../lib/upload.ts';
import type { UploadProgress } from '../../lib/upload-progress.ts';
import type { SentFile } from './outbox/outbox-store.ts';

export type FileProgress = Pick<UploadProgress, 'percent' | 'isWaiting'>;

/**
 * Brings a file of a message to us.
 * @param to the conversation that it is for; null for a message to many
 */
export function uploadMessageFile(
  to: string | null,
  form: FormData,
  options: { onProgress: (progress: FileProgress) => void; signal: AbortSignal; gone?: () => string },
): Promise<SentFile> {
  return to === null
    ? upload('POST /messages/broadcasts/files', form, options)
    : upload('POST /conversations/{id}/files', form, { params: { id: to }, ...options });
}
