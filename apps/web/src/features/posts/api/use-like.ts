import { detailOf } from '../../../lib/api-error.ts';
import type { Post } from '../../../lib/api-types.ts';
import { askAgainLater, stopAsking } from '../../../lib/kept-answers.ts';
import { POST_LISTS } from '../../../lib/read-groups.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { changePost } from '../change-post.ts';
import { withLike } from '../liked-post.ts';
import { reactionsTexts } from '../reactions.texts.generated.ts';

/** Likes a post or takes it back, by the last press of several; the screen shows it at once, wherever the post is, and goes back should the server refuse. */
export function useLike(post: Post): () => void {
  const t = useTexts(reactionsTexts);
  const show = (change: (known: Post) => Post) => changePost(post.id, change);
  const options = (isLiked: boolean) => ({
    line: `like-${post.id}`,
    invalidates: [],
    // Of several that failed, none knows how it was before the first.
    invalidatesOnError: POST_LISTS,
    onStart: async () => {
      await stopAsking(POST_LISTS);
      show((known) => withLike(known, isLiked));
    },
    onSuccess: (answer: Pick<Post, 'is_liked' | 'likes_count'>) => {
      show((known) => ({ ...known, ...answer }));
      void askAgainLater(['GET /library']);
    },
    onError: (error: Error) => {
      show((known) => withLike(known, !isLiked));
      notify({ tone: 'bad', title: t.notLiked, text: detailOf(error, t.inAMoment) });
    },
  });
  const like = useAction('PUT /content/{id}/like', options(true));
  const unlike = useAction('DELETE /content/{id}/like', options(false));
  return () => (post.is_liked ? unlike : like).mutate({ params: { id: post.id } });
}
