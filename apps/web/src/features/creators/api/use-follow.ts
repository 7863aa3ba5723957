import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { Person } from '../../../lib/api-types.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { withFollowing } from '../following.ts';

/** Follows a creator or stops; the screen shows it at once and goes back should the server refuse. */
export function useFollow(person: Person) {
  const queries = useQueryClient();
  /** Wherever this profile is kept: it is known by its name and by its id. */
  function show(isFollowing: boolean) {
    queries.setQueriesData<Person>({ queryKey: queryKeys.profile }, (kept) =>
      kept?.id === person.id ? withFollowing(kept, isFollowing) : kept,
    );
  }
  return useMutation({
    mutationFn: () => api('POST /creators/{id}/follow', { params: { id: person.id } }),
    onMutate: async () => {
      await queries.cancelQueries({ queryKey: queryKeys.profile });
      show(!person.is_following);
    },
    // The call toggles, so another tab may have decided otherwise: what counts is the answer.
    onSuccess: ({ is_following }) => show(is_following),
    onError: () => {
      show(person.is_following);
      notify({ tone: 'bad', title: 'Error', text: 'Failed to update follow status' });
    },
    onSettled: () =>
      Promise.all(
        [queryKeys.profile, queryKeys.creators].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
}
