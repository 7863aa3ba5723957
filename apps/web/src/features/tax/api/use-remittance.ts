import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { taxTexts } from '../tax.texts.generated.ts';

/** Says that a month was paid, or asks for it where two are needed. */
export function useRemit(onDone: () => void) {
  return useAction('POST /admin/tax/remittances', useWhatFollows(onDone));
}

/** Takes back what was said of a payment, or asks for it where two are needed. */
export function useTakeRemittanceBack(onDone: () => void) {
  return useAction('POST /admin/tax/remittances/{id}/take-back', useWhatFollows(onDone));
}

function useWhatFollows(onDone: () => void) {
  const t = useTexts(taxTexts);
  const invalidates = ['GET /admin/tax'] as const;
  return {
    invalidates,
    invalidatesOnError: invalidates,
    onSuccess: ({ message }: { message: string }) => {
      notify({ tone: 'good', title: t.savedPayment, text: message });
      onDone();
    },
    onError: (error: Error) =>
      notify({ tone: 'bad', title: t.failedTitle, text: detailOf(error, t.failedText) }),
  };
}
