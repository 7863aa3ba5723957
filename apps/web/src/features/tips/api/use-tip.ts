import { formatCredits } from '@likha/contract/money';
import { WALLET } from '../../../lib/read-groups.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useMoneyRefusal } from '../../../lib/use-money-refusal.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { tippingTexts } from '../tipping.texts.generated.ts';

/** Sends a creator a tip. */
export function useTip() {
  const t = useTexts(tippingTexts);
  const refusal = useMoneyRefusal();
  return useAction('POST /creators/{id}/tips', {
    invalidates: WALLET,
    invalidatesOnError: ['GET /credits/wallet'],
    onSuccess: ({ balance }) =>
      notify({ tone: 'good', title: t.sentTitle, text: t.sentText({ credits: formatCredits(balance) }) }),
    onError: (error) => notify(refusal(error, { title: t.failed, text: t.failedText })),
  });
}
