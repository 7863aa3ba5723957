import { MEDIA_ACCESS_SECONDS } from '@likha/contract/limits';
import { useCallback } from 'react';
import { api } from '../../../lib/api.ts';
import type { FreshAddress } from '../../../ui/media/use-fresh-address.ts';

/** Asks for a fresh address of a file that is looked over: who works through a queue comes to its end after the addresses do. */
export function useRenewFile(fileKey: string): () => Promise<FreshAddress> {
  return useCallback(async () => {
    const { secure_url, stream_url, expires_in } = await api('POST /media/access', {
      body: { file_key: fileKey, access_duration: MEDIA_ACCESS_SECONDS.default },
    });
    return { url: stream_url ?? secure_url, expiresInSeconds: expires_in };
  }, [fileKey]);
}
