import { detailOf } from '../../../lib/api-error.ts';
import { POST_LISTS } from '../../../lib/read-groups.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { commentsTexts } from '../comments.texts.generated.ts';

/** Says something about a post. */
export function useAddComment() {
  const t = useTexts(commentsTexts);
  return useAction('POST /content/{id}/comments', {
    invalidates: ['GET /content/{id}/comments', ...POST_LISTS],
    onSuccess: ({ is_in_review: isInReview }) =>
      notify(isInReview ? { title: t.sent, text: t.seenOnceLookedAt } : { title: t.sent }),
    onError: (error) => notify({ tone: 'bad', title: t.notSent, text: detailOf(error, t.inAMoment) }),
  });
}
