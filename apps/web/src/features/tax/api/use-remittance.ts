import { fieldErrorsOf, isDecided } from '../../../lib/api-error.ts';
import type { Body } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useMoneyRefusal } from '../../../lib/use-money-refusal.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { useWithdrawn } from '../../../ui/withdraw.tsx';
import type { OwedPeriod } from '../owed-period.ts';
import { taxTexts } from '../tax.texts.generated.ts';

const SHOWN_BY = ['GET /admin/tax', 'GET /admin/vat'] as const;

type Payment = Omit<Body<'POST /admin/tax/remittances'>, 'month'>;

interface Sending {
  /** Pesos that suppliers were paid already, of VAT alone. */
  inputVat: number;
  /** Told what was refused, by field. */
  onError: (errors: ReturnType<typeof fieldErrorsOf>) => void;
}

/** Says that a month or a quarter was paid, or asks for it where two are needed. */
export function useRemit({ tax, period }: OwedPeriod, onDone: () => void) {
  const follows = useWhatFollows(onDone);
  const month = useAction('POST /admin/tax/remittances', follows);
  const quarter = useAction('POST /admin/vat/remittances', follows);
  return {
    isBusy: month.isPending || quarter.isPending,
    send: (payment: Payment, { inputVat, onError }: Sending) => {
      const follows = { onError: (error: Error) => onError(fieldErrorsOf(error)) };
      if (tax === 'vat')
        quarter.mutate({ body: { quarter: period, input_vat: inputVat, ...payment } }, follows);
      else month.mutate({ body: { month: period, ...payment } }, follows);
    },
  };
}

/** Takes back what was said of a payment, or asks for it where two are needed. */
export function useTakeRemittanceBack(onDone: () => void) {
  return useAction('POST /admin/tax/remittances/{id}/take-back', useWhatFollows(onDone));
}

/** Withdraws what one said first of a payment, or of taking it back (P842). */
export function useWithdrawRemittance() {
  return useAction('DELETE /admin/tax/remittances/{id}/first-approval', useWithdrawn(SHOWN_BY));
}

function useWhatFollows(onDone: () => void) {
  const t = useTexts(taxTexts);
  const refusal = useMoneyRefusal('other');
  return {
    invalidates: SHOWN_BY,
    invalidatesOnError: SHOWN_BY,
    onSuccess: ({ message }: { message: string }) => {
      notify({ tone: 'good', title: t.savedPayment, text: message });
      onDone();
    },
    onError: (error: Error) => {
      // Somebody else was first; a field that is wrong is asked about again.
      if (isDecided(error) && Object.keys(fieldErrorsOf(error)).length === 0) onDone();
      notify(refusal(error, { title: t.failedTitle, text: t.failedText }));
    },
  };
}
