import { detailOf } from '../../../lib/api-error.ts';
import { changeKept } from '../../../lib/kept-answers.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { pollsTexts } from '../polls.texts.generated.ts';

/** Votes in a poll, or otherwise. One that has changed or ended meanwhile is read again. */
export function useVote() {
  const t = useTexts(pollsTexts);
  return useAction('PUT /content/{id}/poll/vote', {
    invalidates: [],
    invalidatesOnError: ['GET /content/{id}/poll'],
    onSuccess: (poll) =>
      changeKept('GET /content/{id}/poll', (kept) => (kept.edition === poll.edition ? poll : kept)),
    onError: (error) => notify({ tone: 'bad', title: t.notVoted, text: detailOf(error, t.inAMoment) }),
  });
}
