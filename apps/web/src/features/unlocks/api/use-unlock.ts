import { formatCredits } from '@likha/contract/money';
import { POST_LISTS, WALLET } from '../../../lib/read-groups.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useMoneyRefusal } from '../../../lib/use-money-refusal.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { unlockingTexts } from '../unlocking.texts.generated.ts';

/** Unlocks a post for good; the feeds that show it and the wallet follow. */
export function useUnlockPost() {
  return useAction('POST /credits/unlock', {
    invalidates: [...POST_LISTS, ...WALLET],
    // A refusal is often about the balance, which another tab may have changed; no answer may hide an unlock.
    invalidatesOnError: [...POST_LISTS, 'GET /credits/wallet'],
    ...useOutcome(),
  });
}

/** What is said of a post and of a message alike. */
export function useOutcome() {
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
