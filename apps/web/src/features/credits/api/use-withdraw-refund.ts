import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useMoneyRefusal } from '../../../lib/use-money-refusal.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { refundingTexts } from '../refunding.texts.generated.ts';

const CHANGED = ['GET /credits/purchases/{id}'] as const;

/** Withdraws the request for a refund; the purchase says how it stands, also where an admin was first. */
export function useWithdrawRefund() {
  const t = useTexts(refundingTexts);
  const refusal = useMoneyRefusal();
  return useAction('DELETE /credits/purchases/{id}/refund-request', {
    invalidates: CHANGED,
    invalidatesOnError: CHANGED,
    onSuccess: () => notify({ tone: 'good', title: t.withdrawnTitle, text: t.withdrawnText }),
    onError: (error) => notify(refusal(error, { title: t.withdrawFailed, text: t.withdrawFailedText })),
  });
}
