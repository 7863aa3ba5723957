import { formatCredits } from '@likha/contract/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { detailOf } from '../../../lib/api-error.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { notify } from '../../../ui/toast/toast.ts';

/** Unlocks a post for good; the feeds that show it and the wallet follow. */
export function useUnlock() {
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all(
      [queryKeys.posts, queryKeys.wallet, queryKeys.transactions].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  return useMutation({
    mutationFn: (contentId: string) => api('POST /credits/unlock', { body: { content_id: contentId } }),
    onSuccess: ({ balance }) => {
      notify({
        tone: 'good',
        title: 'Content Unlocked!',
        text: `Yours for good. Your balance is ${formatCredits(balance)}.`,
      });
      return refresh();
    },
    onError: (error) => {
      const text = detailOf(error, 'Failed to unlock content. Please try again.');
      notify({ tone: 'bad', title: 'Unlock Failed', text });
      return queries.invalidateQueries({ queryKey: queryKeys.wallet });
    },
  });
}
