import { isDecided } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useMoneyRefusal } from '../../../lib/use-money-refusal.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { useWithdrawn } from '../../../ui/withdraw.tsx';
import { monthsTexts } from '../months.texts.generated.ts';

const CHANGED = ['GET /admin/books/months'] as const;

/**
 * Closes a month, or is the first of two who do; the list is as it is now in either case.
 * @param onEnd when somebody said what became of it: without that it can be pressed again
 */
export function useCloseMonth(onEnd: () => void) {
  const t = useTexts(monthsTexts);
  const refusal = useMoneyRefusal('other');
  return useAction('POST /admin/books/months/{month}/close', {
    invalidates: CHANGED,
    invalidatesOnError: CHANGED,
    onSuccess: ({ is_closed: isClosed, message }) => {
      onEnd();
      notify({ tone: 'good', title: isClosed ? t.closedTitle : t.firstTitle, text: message });
    },
    onError: (error) => {
      if (isDecided(error)) onEnd();
      notify(refusal(error, { title: t.failedTitle, text: t.failedText }));
    },
  });
}

/** Withdraws that one was the first of two to close it (P842). */
export function useWithdrawMonth() {
  return useAction('DELETE /admin/books/months/{month}/first-approval', useWithdrawn(CHANGED));
}
