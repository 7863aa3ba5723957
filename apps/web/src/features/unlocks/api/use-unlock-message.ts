import { WALLET } from '../../../lib/read-groups.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useOutcome } from './use-unlock.ts';

/** Unlocks the files of a message for good. */
export function useUnlockMessage() {
  return useAction('POST /messages/{id}/unlock', {
    invalidates: [...WALLET],
    invalidatesOnError: ['GET /credits/wallet'],
    ...useOutcome(),
  });
}
