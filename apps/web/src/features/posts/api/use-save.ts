import { detailOf } from '../../../lib/api-error.ts';
import type { Post } from '../../../lib/api-types.ts';
import { askAgainLater, stopAsking } from '../../../lib/kept-answers.ts';
import { POST_LISTS } from '../../../lib/read-groups.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { changePost } from '../change-post.ts';
import { reactionsTexts } from '../reactions.texts.generated.ts';

/**
 * Saves a post for later or takes it out again; the screen shows it at once, wherever the post is, and goes back should the
 * server refuse. A library that is open keeps what is taken out until it is opened again: a slip is put right by another press.
 */
export function useSave(post: Post): () => void {
  const t = useTexts(reactionsTexts);
  const show = (isSaved: boolean) => changePost(post.id, (known) => ({ ...known, is_saved: isSaved }));
  const options = (isSaved: boolean) => ({
    line: `save-${post.id}`,
    invalidates: [],
    // Of several that failed, none knows how it was before the first.
    invalidatesOnError: POST_LISTS,
    onStart: async () => {
      await stopAsking(POST_LISTS);
      show(isSaved);
    },
    onSuccess: () => void askAgainLater(['GET /library']),
    onError: (error: Error) => {
      show(!isSaved);
      notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, t.inAMoment) });
    },
  });
  const save = useAction('PUT /content/{id}/save', options(true));
  const unsave = useAction('DELETE /content/{id}/save', options(false));
  return () => (post.is_saved ? unsave : save).mutate({ params: { id: post.id } });
}
