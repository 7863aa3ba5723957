import { fieldErrorsOf, isDecided } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useMoneyRefusal } from '../../../lib/use-money-refusal.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { useWithdrawn } from '../../../ui/withdraw.tsx';
import { fundingsTexts } from '../fundings.texts.generated.ts';

const SHOWN_BY = ['GET /admin/payout-fundings'] as const;

/** Says what left the bank, or asks for it where two are needed. */
export function useSayFunding(onDone: () => void) {
  return useAction('POST /admin/payout-fundings', useWhatFollows(onDone));
}

/** Takes back that something left the bank, or asks for it where two are needed. */
export function useTakeFundingBack(onDone: () => void) {
  return useAction('POST /admin/payout-fundings/{id}/take-back', useWhatFollows(onDone));
}

/** Withdraws what one said first, or what was said by who may not any more (P955). */
export function useWithdrawFunding() {
  return useAction('DELETE /admin/payout-fundings/{id}/first-approval', useWithdrawn(SHOWN_BY));
}

/** The list is asked for again either way, and what came of it is said. */
function useWhatFollows(onDone: () => void) {
  const t = useTexts(fundingsTexts);
  const refusal = useMoneyRefusal('other');
  return {
    invalidates: SHOWN_BY,
    invalidatesOnError: SHOWN_BY,
    onSuccess: ({ message }: { message: string }) => {
      notify({ tone: 'good', title: t.saved, text: message });
      onDone();
    },
    onError: (error: Error) => {
      // Somebody else was first; a field that is wrong is asked about again.
      if (isDecided(error) && Object.keys(fieldErrorsOf(error)).length === 0) onDone();
      notify(refusal(error, { title: t.failed, text: t.failedText }));
    },
  };
}
