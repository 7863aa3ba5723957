import { useRef } from 'react';
import { api } from '../../../lib/api.ts';
import { ApiError, detailOf } from '../../../lib/api-error.ts';
import { connectionTexts } from '../../../lib/connection.texts.generated.ts';
import { POST_LISTS } from '../../../lib/read-groups.ts';
import { createNamer } from '../../../lib/submission-name.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { commentsTexts } from '../comments.texts.generated.ts';

interface Sent {
  params: { id: string };
  body: { text: string };
}

/** Says something about a post: once, also where it is pressed again because no answer came (P895). */
export function useAddComment() {
  const t = useTexts(commentsTexts);
  const { unconfirmedTitle } = useTexts(connectionTexts);
  const nameOf = useRef(createNamer());
  return useAction('POST /content/{id}/comments', {
    invalidates: ['GET /content/{id}/comments', ...POST_LISTS],
    send: ({ params, body }: Sent) =>
      api('POST /content/{id}/comments', {
        params,
        body: { ...body, client_id: nameOf.current({ params, body }) },
      }),
    onSuccess: ({ is_in_review: isInReview }) => {
      // The same words once more are another comment.
      nameOf.current = createNamer();
      notify(isInReview ? { title: t.sent, text: t.seenOnceLookedAt } : { title: t.sent });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'comment_deleted') {
        // That press has its end; pressed once more, it is another comment (P920).
        nameOf.current = createNamer();
        return notify({ title: t.deletedSince, text: t.deletedSinceText });
      }
      const isUnknown = error instanceof ApiError && error.isUnanswered;
      notify(
        isUnknown
          ? { title: unconfirmedTitle, text: t.unconfirmed }
          : { tone: 'bad', title: t.notSent, text: detailOf(error, t.inAMoment) },
      );
    },
  });
}
