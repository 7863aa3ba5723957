import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { payoutsTexts } from '../payouts.texts.generated.ts';

/** Saves where a creator is paid. */
export function useSaveSettings() {
  const t = useTexts(payoutsTexts);
  return useAction('PUT /payouts/settings', {
    invalidates: ['GET /payouts/settings', 'GET /studio'],
    onSuccess: () => notify({ tone: 'good', title: t.savedTitle, text: t.savedText }),
    onError: (error) =>
      notify({ tone: 'bad', title: t.saveFailedTitle, text: detailOf(error, t.saveFailed) }),
  });
}
