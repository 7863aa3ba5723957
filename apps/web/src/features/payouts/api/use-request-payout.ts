import { formatPesos } from '@likha/contract/money';
import { ApiError, isDecided } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useMoneyRefusal } from '../../../lib/use-money-refusal.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { payoutsTexts } from '../payouts.texts.generated.ts';
import { refusalTitle } from '../request-problem.ts';

/** Asks for all that is available in a bucket; what is available, and the list, follow. @param onEnd when somebody said what became of it */
export function useRequestPayout(onEnd: () => void) {
  const t = useTexts(payoutsTexts);
  const refusal = useMoneyRefusal('other');
  return useAction('POST /payouts', {
    invalidates: ['GET /payouts', 'GET /earnings'],
    invalidatesOnError: ['GET /payouts', 'GET /earnings', 'GET /payouts/settings'],
    onSuccess: ({ payout }) => {
      onEnd();
      const text = t.requestedText({ pesos: formatPesos(payout.amount) });
      notify({ tone: 'good', title: t.requested, text });
    },
    onError: (error) => {
      if (isDecided(error)) onEnd();
      const code = error instanceof ApiError ? error.code : null;
      notify(refusal(error, { title: refusalTitle(code, t), text: t.failedText }));
    },
  });
}
