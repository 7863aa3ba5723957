import { detailOf } from '../../../lib/api-error.ts';
import { POST_LISTS } from '../../../lib/read-groups.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { commentsTexts } from '../comments.texts.generated.ts';

/** Deletes a comment. */
export function useRemoveComment() {
  const t = useTexts(commentsTexts);
  return useAction('DELETE /comments/{id}', {
    invalidates: ['GET /content/{id}/comments', ...POST_LISTS],
    onSuccess: () => notify({ title: t.deleted }),
    onError: (error) => notify({ tone: 'bad', title: t.notDeleted, text: detailOf(error, t.inAMoment) }),
  });
}
