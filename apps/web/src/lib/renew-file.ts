import { MEDIA_ACCESS_SECONDS } from '@likha/contract/limits';
import { api } from './api.ts';

/** Asks for a fresh address of a file that is open to whoever is signed in; of a video the list of its sizes, if it has one. */
export async function renewFile(fileKey: string): Promise<{ url: string; expiresInSeconds: number }> {
  const { secure_url, stream_url, expires_in } = await api('POST /media/access', {
    body: { file_key: fileKey, access_duration: MEDIA_ACCESS_SECONDS.default },
  });
  return { url: stream_url ?? secure_url, expiresInSeconds: expires_in };
}
