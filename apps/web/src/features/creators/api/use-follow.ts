import type { Person } from '../../../lib/api-types.ts';
import { changeKept, stopAsking } from '../../../lib/kept-answers.ts';
import { PROFILES } from '../../../lib/read-groups.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { creatorsTexts } from '../creators.texts.generated.ts';
import { withFollowing } from '../following.ts';

const CHANGED = [...PROFILES, 'GET /creators'] as const;

/** Follows a creator or stops, by the last press of several; the screen shows it at once and goes back should the server refuse. */
export function useFollow(person: Person): () => void {
  const t = useTexts(creatorsTexts);
  function show(isFollowing: boolean) {
    for (const address of PROFILES)
      changeKept(address, (kept) => (kept.id === person.id ? withFollowing(kept, isFollowing) : kept));
  }
  const { mutate } = useAction('POST /creators/{id}/follow', {
    line: `follow-${person.id}`,
    invalidates: CHANGED,
    invalidatesOnError: CHANGED,
    onStart: async () => {
      await stopAsking(PROFILES);
      show(!person.is_following);
    },
    onSuccess: ({ is_following }) => show(is_following),
    onError: () => {
      show(person.is_following);
      notify({ tone: 'bad', title: t.error, text: t.followFailed });
    },
  });
  const to = person.is_following ? 'unfollow' : 'follow';
  return () => mutate({ params: { id: person.id }, query: { to } });
}
