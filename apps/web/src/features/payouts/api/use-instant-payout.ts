import { formatPesos } from '@likha/contract/money';
import { ApiError, isDecided } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useMoneyRefusal } from '../../../lib/use-money-refusal.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { payoutsTexts } from '../payouts.texts.generated.ts';
import { refusalTitle } from '../request-problem.ts';

/** Sends all that is available in a bucket at once; what is available, and the list, follow. @param onEnd when somebody said what became of it */
export function useInstantPayout(onEnd: () => void) {
  const t = useTexts(payoutsTexts);
  const refusal = useMoneyRefusal('other');
  return useAction('POST /payouts/instant', {
    invalidates: ['GET /payouts', 'GET /earnings'],
    invalidatesOnError: ['GET /payouts', 'GET /earnings', 'GET /payouts/settings'],
    onSuccess: ({ payout }) => {
      onEnd();
      const text = t.instantSentText({ pesos: formatPesos(payout.amount - payout.fee - payout.withheld) });
      notify({ tone: 'good', title: t.instantSent, text });
    },
    onError: (error) => {
      if (isDecided(error)) onEnd();
      const code = error instanceof ApiError ? error.code : null;
      notify(refusal(error, { title: refusalTitle(code, t), text: t.failedText }));
    },
  });
}
