import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { vatTexts } from '../vat.texts.generated.ts';

/** Writes a rule of VAT. */
export function useSetVatRule(onDone: () => void) {
  const t = useTexts(vatTexts);
  return useAction('POST /admin/vat/rules', {
    invalidates: ['GET /admin/vat'],
    onSuccess: ({ message }) => {
      notify({ tone: 'good', title: t.saved, text: message });
      onDone();
    },
    onError: (error) => notify({ tone: 'bad', title: t.failedTitle, text: detailOf(error, t.failedText) }),
  });
}
