import { ApiError, detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';

const CHANGED = [
  'GET /admin/users/{id}/content',
  'GET /admin/users/{id}',
  'GET /admin/users/{id}/strikes',
  'GET /moderation/stats',
  'GET /moderation/search',
] as const;

/** Removes any post or comment. @param onProblem what is wrong with the reason; anything else is said and closes the dialog */
export function useRemoveAny(onDone: () => void, onProblem: (words: string) => void) {
  const t = useTexts(moderationTexts);
  return useAction('POST /moderation/content/{id}/remove', {
    invalidates: CHANGED,
    invalidatesOnError: CHANGED,
    onSuccess: ({ message }) => {
      notify({ tone: 'good', title: t.success, text: message });
      onDone();
    },
    onError: (error) => {
      const words = error instanceof ApiError ? error.errors?.reason : undefined;
      if (words) return onProblem(words);
      notify({ tone: 'bad', title: t.failedRemove, text: detailOf(error, t.failedRemove) });
      onDone();
    },
  });
}
