import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useMoneyRefusal } from '../../../lib/use-money-refusal.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { refundQueueTexts } from '../refund-queue.texts.generated.ts';

/** What shows the credits that an approval takes away. */
const CHANGED = ['GET /admin/refund-requests', 'GET /credits/admin/stats', 'GET /admin/users/{id}'] as const;

/** An admin's decision; whoever comes second is told who was first, and sees the list as it is now. @param onDone when it counts */
export function useDecideRefund(onEnd: () => void, onDone?: () => void) {
  const t = useTexts(refundQueueTexts);
  const refusal = useMoneyRefusal('other');
  return useAction('POST /admin/refund-requests/{id}/decision', {
    invalidates: CHANGED,
    invalidatesOnError: CHANGED,
    onSuccess: ({ message }) => {
      onDone?.();
      notify({ tone: 'good', title: t.done, text: message });
    },
    onError: (error) => notify(refusal(error, { title: t.failed, text: t.failedText })),
    onEnd,
  });
}
