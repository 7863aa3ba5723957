import { detailOf } from '../../../lib/api-error.ts';
import { POST_LISTS } from '../../../lib/read-groups.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { managingTexts } from '../managing.texts.generated.ts';

const CALLS = { pin: 'PUT /content/{id}/pin', unpin: 'DELETE /content/{id}/pin' } as const;

/** Pins a post to the top of the profile, or unpins it. */
export function usePin(act: keyof typeof CALLS) {
  const t = useTexts(managingTexts);
  return useAction(CALLS[act], {
    invalidates: POST_LISTS,
    // Another tab may have pinned others, or deleted this one.
    invalidatesOnError: POST_LISTS,
    onSuccess: () => notify({ tone: 'good', title: act === 'pin' ? t.pinned : t.unpinned }),
    onError: (error) => notify({ tone: 'bad', title: t.notPinned, text: detailOf(error, t.inAMoment) }),
  });
}
