import { formatCredits } from '@likha/contract/money';
import { detailOf } from '../../../lib/api-error.ts';
import { POST_LISTS, WALLET } from '../../../lib/read-groups.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';

/** Unlocks a post for good; the feeds that show it and the wallet follow. */
export function useUnlock() {
  return useAction('POST /credits/unlock', {
    invalidates: [...POST_LISTS, ...WALLET],
    // A refusal is often about the balance, which another tab may have changed.
    invalidatesOnError: ['GET /credits/wallet'],
    onSuccess: ({ balance }) =>
      notify({
        tone: 'good',
        title: 'Content Unlocked!',
        text: `Yours for good. Your balance is ${formatCredits(balance)}.`,
      }),
    onError: (error) =>
      notify({
        tone: 'bad',
        title: 'Unlock Failed',
        text: detailOf(error, 'Failed to unlock content. Please try again.'),
      }),
  });
}
