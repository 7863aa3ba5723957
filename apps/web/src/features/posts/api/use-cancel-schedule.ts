import { detailOf } from '../../../lib/api-error.ts';
import { POST_LISTS, PROFILES } from '../../../lib/read-groups.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { managingTexts } from '../managing.texts.generated.ts';

/** Makes a scheduled post a draft. */
export function useCancelSchedule() {
  const t = useTexts(managingTexts);
  return useAction('DELETE /content/{id}/schedule', {
    invalidates: [...POST_LISTS, ...PROFILES],
    // It may have been published, or deleted, in another tab.
    invalidatesOnError: POST_LISTS,
    onSuccess: () => notify({ title: t.cancelled, text: t.cancelledText }),
    onError: (error) => notify({ tone: 'bad', title: t.notCancelled, text: detailOf(error, t.inAMoment) }),
  });
}
