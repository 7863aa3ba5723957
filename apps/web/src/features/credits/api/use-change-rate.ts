import { formatPesos } from '@likha/contract/money';
import { detailOf } from '../../../lib/api-error.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';

/** Saves a new conversion rate. */
export function useChangeRate() {
  return useAction('POST /credits/admin/conversion-rate', {
    invalidates: ['GET /credits/admin/conversion-rate', 'GET /config'],
    onSuccess: ({ php_per_credit }) => {
      const text = `Conversion rate updated to ${formatPesos(php_per_credit)} per credit`;
      notify({ tone: 'good', title: 'Rate Updated', text });
    },
    onError: (error) => {
      const text = detailOf(error, 'Failed to update conversion rate');
      notify({ tone: 'bad', title: 'Update Failed', text });
    },
  });
}
