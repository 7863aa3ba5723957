import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { taxTexts } from '../tax.texts.generated.ts';

/** Writes a rule of withholding. */
export function useSetRule(onDone: () => void) {
  const t = useTexts(taxTexts);
  return useAction('POST /admin/tax/withholding-rules', {
    invalidates: ['GET /admin/tax'],
    onSuccess: ({ message }) => {
      notify({ tone: 'good', title: t.saved, text: message });
      onDone();
    },
    onError: (error) => notify({ tone: 'bad', title: t.failedTitle, text: detailOf(error, t.failedText) }),
  });
}
