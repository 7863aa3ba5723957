import { formatCredits } from '@likha/contract/money';
import { WALLET } from '../../lib/read-groups.ts';
import { useTexts } from '../../lib/texts.ts';
import { useMoneyRefusal } from '../../lib/use-money-refusal.ts';
import { notify } from '../toast/toast.ts';
import { giftTexts } from './gift.texts.generated.ts';

/** What follows when a gift was given, or was not: what is loaded anew, and what is said. */
export function useGiftNews() {
  const t = useTexts(giftTexts);
  const refusal = useMoneyRefusal();
  return {
    invalidates: [...WALLET, 'GET /gifts'] as const,
    onSuccess: ({ balance }: { balance: number }) =>
      notify({ tone: 'good', title: t.givenTitle, text: t.givenText({ credits: formatCredits(balance) }) }),
    onError: (error: Error) => notify(refusal(error, { title: t.failed, text: t.failedText })),
  };
}
