import { useCallback } from 'react';
import { renewFile } from '../../../lib/renew-file.ts';
import { VoiceNote } from '../../../ui/media/voice-note.tsx';
import type { SentFile } from '../outbox/outbox-store.ts';

/** A voice note of a message; of a locked one how long it is. */
export function SpokenFile({ file }: { file: SentFile }) {
  const { file_key: key, media_url: url, duration_seconds: seconds } = file;
  const renew = useCallback(() => renewFile(key), [key]);
  return <VoiceNote url={url} identity={key} seconds={seconds ?? 1} renew={renew} />;
}
