import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { useWithdrawn } from '../../../ui/withdraw.tsx';
import { monthsTexts } from '../months.texts.generated.ts';

const CHANGED = ['GET /admin/books/months'] as const;

/** Closes a month, or is the first of two who do; the list is as it is now in either case. */
export function useCloseMonth(onEnd: () => void) {
  const t = useTexts(monthsTexts);
  return useAction('POST /admin/books/months/{month}/close', {
    invalidates: CHANGED,
    invalidatesOnError: CHANGED,
    onSuccess: ({ is_closed: isClosed, message }) => {
      onEnd();
      notify({ tone: 'good', title: isClosed ? t.closedTitle : t.firstTitle, text: message });
    },
    onError: (error) => {
      onEnd();
      notify({ tone: 'bad', title: t.failedTitle, text: error.message });
    },
  });
}

/** Withdraws that one was the first of two to close it (P842). */
export function useWithdrawMonth() {
  return useAction('DELETE /admin/books/months/{month}/first-approval', useWithdrawn(CHANGED));
}
