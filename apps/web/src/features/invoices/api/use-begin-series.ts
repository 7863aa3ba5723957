import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { invoicesTexts } from '../invoices.texts.generated.ts';

/** Begins a series of invoice numbers. */
export function useBeginSeries(onDone: () => void) {
  const t = useTexts(invoicesTexts);
  return useAction('POST /admin/invoices/series', {
    invalidates: ['GET /admin/invoices'],
    onSuccess: ({ message }) => {
      notify({ tone: 'good', title: t.saved, text: message });
      onDone();
    },
    onError: (error) => notify({ tone: 'bad', title: t.failedTitle, text: detailOf(error, t.failedText) }),
  });
}
