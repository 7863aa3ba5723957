import { ApiError, detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { type BooksTexts, booksTexts } from '../books.texts.generated.ts';

const SHOWN_BY = ['GET /admin/books'] as const;

/** Takes a refund that does not fit off the list, with a reason (P843); the list is as it is now in either case. */
export function useExplainRefund() {
  const t = useTexts(booksTexts);
  return useAction('POST /admin/unbooked-refunds/explanation', {
    invalidates: SHOWN_BY,
    invalidatesOnError: SHOWN_BY,
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.explained, text: message }),
    onError: (error) =>
      notify({ tone: 'bad', title: failedTitle(error, t), text: detailOf(error, t.explainFailedText) }),
  });
}

/** Whether it is still there: another of the staff may have been first. */
export function failedTitle(error: unknown, t: BooksTexts): string {
  return error instanceof ApiError && error.code === 'refund_not_found' ? t.explainLate : t.explainFailed;
}
