import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { creatorTexts } from '../creator.texts.generated.ts';

/** Saves who a creator is to the tax office. */
export function useSaveDetails() {
  const t = useTexts(creatorTexts);
  return useAction('PUT /tax/details', {
    invalidates: ['GET /tax/details', 'GET /tax/certificates'],
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.savedTitle, text: message }),
    onError: (error) =>
      notify({ tone: 'bad', title: t.saveFailedTitle, text: detailOf(error, t.saveFailed) }),
  });
}
