import { ApiError, detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';

const CHANGED = [
  'GET /admin/users/{id}/profile',
  'GET /admin/users/{id}',
  'GET /admin/users/{id}/strikes',
  'GET /moderation/search',
] as const;

/**
 * Clears a part of somebody's profile, or takes that back.
 * @param onProblem what is wrong with the reason; anything else is said and closes the dialog
 */
export function useProfileAct(onDone: () => void, onProblem: (words: string) => void) {
  const t = useTexts(moderationTexts);
  const options = {
    invalidates: CHANGED,
    invalidatesOnError: CHANGED,
    onSuccess: ({ message }: { message: string }) => {
      notify({ tone: 'good', title: t.success, text: message });
      onDone();
    },
    onError: (error: Error) => {
      const words = error instanceof ApiError ? error.errors?.reason : undefined;
      if (words) return onProblem(words);
      notify({ tone: 'bad', title: t.failedProfile, text: detailOf(error, t.failedProfile) });
      onDone();
    },
  };
  const clear = useAction('POST /admin/users/{id}/profile/clear', options);
  const takeBack = useAction('POST /admin/users/{id}/profile/take-back', options);
  return { clear, takeBack };
}
