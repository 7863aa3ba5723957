import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';

/** Looks for one more keyword. */
export function useAddKeyword(onAdded: () => void) {
  const t = useTexts(moderationTexts);
  return useAction('POST /moderation/spam-keywords', {
    invalidates: ['GET /moderation/spam-keywords'],
    onSuccess: ({ message }) => {
      onAdded();
      notify({ tone: 'good', title: t.success, text: message });
    },
    onError: (error) => notify({ tone: 'bad', title: t.error, text: detailOf(error, t.addFailed) }),
  });
}

/** Looks for one keyword less. */
export function useRemoveKeyword() {
  const t = useTexts(moderationTexts);
  return useAction('DELETE /moderation/spam-keywords/{id}', {
    invalidates: ['GET /moderation/spam-keywords'],
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.success, text: message }),
    onError: (error) => notify({ tone: 'bad', title: t.error, text: detailOf(error, t.removeFailed) }),
  });
}
