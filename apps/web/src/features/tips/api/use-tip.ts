import { formatCredits } from '@likha/contract/money';
import { WALLET } from '../../../lib/read-groups.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useMoneyRefusal } from '../../../lib/use-money-refusal.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { tippingTexts } from '../tipping.texts.generated.ts';

/** Where a tip is sent from: a conversation with its creator, whose message it is, a running stream, where all see it, or anywhere else. */
export type TipPlace = { kind: 'conversation' | 'live'; id: string } | { kind: 'anywhere' };

/** Sends a creator a tip, and says so where it was sent from. */
export function useTip({ kind }: TipPlace) {
  const follows = useWhatFollows();
  const here = useAction('POST /conversations/{id}/tips', follows);
  const live = useAction('POST /live/{id}/tips', follows);
  const plain = useAction('POST /creators/{id}/tips', follows);
  return { conversation: here, live, anywhere: plain }[kind];
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
