import { detailOf } from '../../../lib/api-error.ts';
import { POST_LISTS, PROFILES } from '../../../lib/read-groups.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { managingTexts } from '../managing.texts.generated.ts';

/** Deletes a post, for everybody but those who bought it. */
export function useDeletePost() {
  const t = useTexts(managingTexts);
  return useAction('DELETE /content/{id}', {
    invalidates: [...POST_LISTS, ...PROFILES],
    // It may have been published, or deleted, in another tab.
    invalidatesOnError: POST_LISTS,
    onSuccess: () => notify({ title: t.deleted }),
    onError: (error) => notify({ tone: 'bad', title: t.notDeleted, text: detailOf(error, t.inAMoment) }),
  });
}
