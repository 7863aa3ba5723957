import { formatPesos } from '@likha/contract/money';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useMoneyRefusal } from '../../../lib/use-money-refusal.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { rateTexts } from '../rate.texts.generated.ts';

/** Saves a new conversion rate. */
export function useChangeRate() {
  const t = useTexts(rateTexts);
  const refusal = useMoneyRefusal('other');
  return useAction('POST /credits/admin/conversion-rate', {
    invalidates: [
      'GET /credits/admin/conversion-rate',
      'GET /credits/admin/rate-changes',
      'GET /credits/admin/stats',
      'GET /config',
    ],
    invalidatesOnError: ['GET /credits/admin/conversion-rate'],
    onSuccess: ({ php_per_credit, is_proposed, message }) => {
      if (is_proposed) return notify({ tone: 'good', title: t.proposedTitle, text: message });
      const text = t.updated({ pesos: formatPesos(php_per_credit) });
      notify({ tone: 'good', title: t.updatedTitle, text });
    },
    onError: (error) => notify(refusal(error, { title: t.failedTitle, text: t.failed })),
  });
}
