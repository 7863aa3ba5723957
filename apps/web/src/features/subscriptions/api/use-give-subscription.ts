import { formatCredits } from '@likha/contract/money';
import { WALLET } from '../../../lib/read-groups.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useMoneyRefusal } from '../../../lib/use-money-refusal.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { giftsTexts } from '../gifts.texts.generated.ts';

/** Gives somebody else a subscription, and says so. */
export function useGiveSubscription() {
  const t = useTexts(giftsTexts);
  const refusal = useMoneyRefusal();
  return useAction('POST /creators/{id}/gifts', {
    invalidates: [...WALLET, 'GET /gifts'],
    // A refusal is often about the price or the balance, which have changed meanwhile.
    invalidatesOnError: ['GET /credits/wallet', 'GET /creators/{id}/subscription-plans'],
    onSuccess: ({ balance }) =>
      notify({ tone: 'good', title: t.givenTitle, text: t.givenText({ credits: formatCredits(balance) }) }),
    onError: (error) => notify(refusal(error, { title: t.failed, text: t.failedText })),
  });
}
