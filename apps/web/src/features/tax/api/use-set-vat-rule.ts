import { detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { vatTexts } from '../vat.texts.generated.ts';

type Rules = Answer<'GET /admin/vat'>['vat']['rules'];

/** Writes a rule of VAT. @param onDone is given the rules that there are now */
export function useSetVatRule(onDone: (rules: Rules) => void) {
  const t = useTexts(vatTexts);
  return useAction('POST /admin/vat/rules', {
    invalidates: ['GET /admin/vat'],
    onSuccess: ({ message, vat }) => {
      notify({ tone: 'good', title: t.saved, text: message });
      onDone(vat.rules);
    },
    onError: (error) => notify({ tone: 'bad', title: t.failedTitle, text: detailOf(error, t.failedText) }),
  });
}
