import { formatPesos } from '@likha/contract/money';
import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { rateTexts } from '../rate.texts.generated.ts';

/** Saves a new conversion rate. */
export function useChangeRate() {
  const t = useTexts(rateTexts);
  return useAction('POST /credits/admin/conversion-rate', {
    invalidates: ['GET /credits/admin/conversion-rate', 'GET /config'],
    onSuccess: ({ php_per_credit }) => {
      const text = t.updated({ pesos: formatPesos(php_per_credit) });
      notify({ tone: 'good', title: t.updatedTitle, text });
    },
    onError: (error) => {
      const text = detailOf(error, t.failed);
      notify({ tone: 'bad', title: t.failedTitle, text });
    },
  });
}
