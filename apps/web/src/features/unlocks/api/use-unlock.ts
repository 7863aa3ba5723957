import { formatCredits } from '@likha/contract/money';
import { ApiError } from '../../../lib/api-error.ts';
import { POST_LISTS, WALLET } from '../../../lib/read-groups.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useMoneyRefusal } from '../../../lib/use-money-refusal.ts';
import { notify } from '../../../ui/toast/toast.ts';
import type { Unlockable } from '../unlockable.ts';
import { unlockingTexts } from '../unlocking.texts.generated.ts';

interface Unlocking {
  /** @param onDone it is theirs */
  pay: (onDone: () => void) => void;
  isPending: boolean;
  isSuccess: boolean;
  /** Its creator has changed the price since it was shown, and nothing was paid. */
  hasChanged: boolean;
}

/** Unlocks a post or the files of a message for good. */
export function useUnlock({ kind, id, credits }: Unlockable): Unlocking {
  const post = useUnlockPost();
  const message = useUnlockMessage();
  const { isPending, isSuccess, error } = kind === 'post' ? post : message;
  return {
    isPending,
    isSuccess,
    hasChanged: error instanceof ApiError && error.code === 'price_changed',
    pay: (onSuccess) =>
      kind === 'post'
        ? post.mutate({ body: { content_id: id, credits } }, { onSuccess })
        : message.mutate({ params: { id }, body: { credits } }, { onSuccess }),
  };
}

/** The feeds that show it and the wallet follow. */
export function useUnlockPost() {
  return useAction('POST /credits/unlock', {
    invalidates: [...POST_LISTS, ...WALLET],
    // A refusal is often about the balance, which another tab may have changed; no answer may hide an unlock.
    invalidatesOnError: [...POST_LISTS, 'GET /credits/wallet'],
    ...useOutcome(),
  });
}

export function useUnlockMessage() {
  return useAction('POST /messages/{id}/unlock', {
    invalidates: [...WALLET],
    invalidatesOnError: ['GET /credits/wallet'],
    ...useOutcome(),
  });
}

/** What is said of either. */
function useOutcome() {
  const t = useTexts(unlockingTexts);
  const refusal = useMoneyRefusal();
  return {
    onSuccess: ({ balance }: { balance: number }) =>
      notify({
        tone: 'good',
        title: t.unlockedToast,
        text: t.yoursBalance({ credits: formatCredits(balance) }),
      }),
    onError: (error: Error) => notify(refusal(error, { title: t.failed, text: t.failedText })),
  };
}
