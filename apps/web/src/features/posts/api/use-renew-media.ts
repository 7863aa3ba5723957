import { MEDIA_ACCESS_SECONDS } from '@likha/contract/limits';
import { useCallback } from 'react';
import { api } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/kept-answers.ts';
import { POST_LISTS } from '../../../lib/read-groups.ts';
import { useSession } from '../../../lib/session.ts';
import type { FreshAddress } from '../../../ui/media/use-fresh-address.ts';

/**
 * Asks for a fresh address of an open file. A locked preview has no such call and a guest may not make it:
 * then the lists are loaded again, which brings new addresses with them.
 */
export function useRenewMedia(
  fileKey: string | undefined,
  isLocked: boolean,
): () => Promise<FreshAddress | null> {
  const isGuest = useSession().user === null;
  return useCallback(async () => {
    if (!fileKey || isLocked || isGuest) {
      await invalidate(POST_LISTS);
      return null;
    }
    const { secure_url, stream_url, expires_in } = await api('POST /media/access', {
      body: { file_key: fileKey, access_duration: MEDIA_ACCESS_SECONDS.default },
    });
    return { url: stream_url ?? secure_url, expiresInSeconds: expires_in };
  }, [fileKey, isLocked, isGuest]);
}
