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
  'GET /moderation/search',
] as const;

/** Takes back that a report was dismissed. @param onDone also after a refusal, which is said */
export function useReopenReport(onDone: () => void) {
  return useAction('POST /moderation/reports/{id}/take-back', useWords(onDone));
}

/** Takes back that a post or comment was approved or removed. @param onDone also after a refusal, which is said */
export function useTakeBack(onDone: () => void) {
  return useAction('POST /moderation/content/{id}/take-back', useWords(onDone));
}

function useWords(onEnd: () => void) {
  const t = useTexts(moderationTexts);
  return {
    invalidates: CHANGED,
    invalidatesOnError: CHANGED,
    onSuccess: ({ message }: { message: string }) =>
      notify({ tone: 'good', title: t.success, text: message }),
    onError: (error: Error) =>
      notify({ tone: 'bad', title: t.failedTakeBack, text: detailOf(error, t.failedTakeBack) }),
    onEnd,
  };
}
