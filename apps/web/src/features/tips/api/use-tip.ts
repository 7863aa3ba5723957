import { formatCredits } from '@likha/contract/money';
import { WALLET } from '../../../lib/read-groups.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useMoneyRefusal } from '../../../lib/use-money-refusal.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { tippingTexts } from '../tipping.texts.generated.ts';

/** Sends a creator a tip: from inside the conversation with them, as a message of it, or from anywhere else. */
export function useTip(place: 'conversation' | 'anywhere') {
  const follows = useWhatFollows();
  const here = useAction('POST /conversations/{id}/tips', follows);
  const plain = useAction('POST /creators/{id}/tips', follows);
  return place === 'conversation' ? here : plain;
}

function useWhatFollows() {
  const t = useTexts(tippingTexts);
  const refusal = useMoneyRefusal();
  return {
    invalidates: WALLET,
    invalidatesOnError: ['GET /credits/wallet'] as const,
    onSuccess: ({ balance }: { balance: number }) =>
      notify({ tone: 'good', title: t.sentTitle, text: t.sentText({ credits: formatCredits(balance) }) }),
    onError: (error: Error) => notify(refusal(error, { title: t.failed, text: t.failedText })),
  };
}
