import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';

const CHANGED = [
  'GET /moderation/content',
  'GET /moderation/reports',
  'GET /moderation/stats',
  'GET /admin/users/{id}/content',
] as const;

/** Takes back that a post or comment was approved or removed. @param onDone also after a refusal, which is said */
export function useTakeBack(onDone: () => void) {
  const t = useTexts(moderationTexts);
  return useAction('POST /moderation/content/{id}/take-back', {
    invalidates: CHANGED,
    invalidatesOnError: CHANGED,
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.success, text: message }),
    onError: (error) =>
      notify({ tone: 'bad', title: t.failedTakeBack, text: detailOf(error, t.failedTakeBack) }),
    onEnd: onDone,
  });
}
