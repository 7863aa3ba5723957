import { useCallback } from 'react';
import { askAgain } from '../../../lib/kept-answers.ts';
import { POST_LISTS } from '../../../lib/read-groups.ts';
import { renewFile } from '../../../lib/renew-file.ts';
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
      // All pictures of a page end in the same moment: one list brings the addresses of all of them.
      await askAgain(POST_LISTS);
      return null;
    }
    return renewFile(fileKey);
  }, [fileKey, isLocked, isGuest]);
}
