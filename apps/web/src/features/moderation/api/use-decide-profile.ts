import { ApiError, detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';

const CHANGED = [
  'GET /moderation/profiles',
  'GET /moderation/stats',
  'GET /admin/users/{id}/profile',
] as const;

/**
 * Lets a part of a profile stand that waits, or clears it.
 * @param onProblem what is wrong with the reason; anything else is said and closes the dialog
 */
export function useDecideProfile(onDone: () => void, onProblem: (words: string) => void) {
  const t = useTexts(moderationTexts);
  return useAction('POST /moderation/profiles/{id}/decision', {
    invalidates: CHANGED,
    invalidatesOnError: CHANGED,
    onSuccess: ({ message }) => {
      notify({ tone: 'good', title: t.success, text: message });
      onDone();
    },
    onError: (error) => {
      const words = error instanceof ApiError ? error.errors?.reason : undefined;
      if (words) return onProblem(words);
      notify({ tone: 'bad', title: t.failedProfile, text: detailOf(error, t.failedProfile) });
      onDone();
    },
  });
}
