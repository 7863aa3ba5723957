import { isDecided } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useMoneyRefusal } from '../../../lib/use-money-refusal.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { payoutQueueTexts } from '../payout-queue.texts.generated.ts';
import { statusWords } from '../payout-words.ts';

const CHANGED = ['GET /admin/payouts', 'GET /admin/affiliates/stats'] as const;

/**
 * An admin's decision; whoever comes second is told who was first, and sees the list as it is now.
 * @param onEnd when somebody said what became of it
 * @param onDone when it counts
 */
export function useDecidePayout(onEnd: () => void, onDone?: () => void) {
  const t = useTexts(payoutQueueTexts);
  const refusal = useMoneyRefusal('other');
  return useAction('POST /admin/payouts/{id}/decision', {
    invalidates: CHANGED,
    invalidatesOnError: CHANGED,
    onSuccess: ({ payout_request: { status, creator_name: name } }) => {
      onEnd();
      onDone?.();
      // Approved, and still waiting: it was the first of two approvals.
      if (status === 'pending') notify({ tone: 'good', title: t.firstDone, text: t.secondWaits({ name }) });
      else notify({ tone: 'good', title: statusWords(t)[status], text: name });
    },
    onError: (error, { body: { decision } }) => {
      if (isDecided(error)) onEnd();
      const words = {
        approve: t.failedApprove,
        reject: t.failedReject,
        paid: t.failedText,
        failed: t.failedText,
      };
      notify(refusal(error, { title: t.failedTitle, text: words[decision] }));
    },
  });
}
