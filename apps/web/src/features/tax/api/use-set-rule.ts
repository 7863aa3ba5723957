import { detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { taxTexts } from '../tax.texts.generated.ts';

type Rules = Answer<'GET /admin/tax'>['tax']['rules'];

/** Writes a rule of withholding. @param onDone is given the rules that there are now */
export function useSetRule(onDone: (rules: Rules) => void) {
  const t = useTexts(taxTexts);
  return useAction('POST /admin/tax/withholding-rules', {
    invalidates: ['GET /admin/tax'],
    onSuccess: ({ message, tax }) => {
      notify({ tone: 'good', title: t.saved, text: message });
      onDone(tax.rules);
    },
    onError: (error) => notify({ tone: 'bad', title: t.failedTitle, text: detailOf(error, t.failedText) }),
  });
}
