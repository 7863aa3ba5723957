import { formatPesos } from '@likha/contract/money';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { detailOf } from '../../../lib/api-error.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { notify } from '../../../ui/toast/toast.ts';

/** The conversion rate, for admins. */
export function useRate() {
  return useQuery({
    queryKey: queryKeys.rate,
    queryFn: ({ signal }) => api('GET /credits/admin/conversion-rate', { signal }),
  });
}

/** Saves a new conversion rate. */
export function useChangeRate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (phpPerCredit: number) =>
      api('POST /credits/admin/conversion-rate', { body: { php_per_credit: phpPerCredit } }),
    onSuccess: ({ php_per_credit }) => {
      const text = `Conversion rate updated to ${formatPesos(php_per_credit)} per credit`;
      notify({ tone: 'good', title: 'Rate Updated', text });
      void queries.invalidateQueries({ queryKey: queryKeys.config });
      return queries.invalidateQueries({ queryKey: queryKeys.rate });
    },
    onError: (error) => {
      const text = detailOf(error, 'Failed to update conversion rate');
      notify({ tone: 'bad', title: 'Update Failed', text });
    },
  });
}
