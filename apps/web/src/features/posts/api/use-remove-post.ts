import { detailOf } from '../../../lib/api-error.ts';
import { POST_LISTS, PROFILES } from '../../../lib/read-groups.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { videoTexts } from '../video.texts.generated.ts';

/** Removes a post whose video failed. */
export function useRemovePost() {
  const t = useTexts(videoTexts);
  return useAction('DELETE /content/{id}', {
    invalidates: [...POST_LISTS, ...PROFILES],
    onSuccess: () => notify({ title: t.removedTitle, text: t.removedText }),
    onError: (error) => notify({ tone: 'bad', title: t.notRemoved, text: detailOf(error, t.inAMoment) }),
  });
}
