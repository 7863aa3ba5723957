import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useMoneyRefusal } from '../../../lib/use-money-refusal.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { refundingTexts } from '../refunding.texts.generated.ts';

const CHANGED = ['GET /credits/purchases/{id}'] as const;

/** Asks for a refund of a purchase; the purchase says how that stands, also after a refusal. */
export function useAskRefund() {
  const t = useTexts(refundingTexts);
  const refusal = useMoneyRefusal();
  return useAction('POST /credits/purchases/{id}/refund-request', {
    invalidates: CHANGED,
    invalidatesOnError: CHANGED,
    onSuccess: () => notify({ tone: 'good', title: t.askedTitle, text: t.askedText }),
    onError: (error) => notify(refusal(error, { title: t.failedTitle, text: t.failedText })),
  });
}
