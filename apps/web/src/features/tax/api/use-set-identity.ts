import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { identityTexts } from '../identity.texts.generated.ts';

/** Writes who Likha is to the tax office. */
export function useSetIdentity(onDone: () => void) {
  const t = useTexts(identityTexts);
  return useAction('POST /admin/tax/identity', {
    invalidates: ['GET /admin/tax'],
    onSuccess: ({ message }) => {
      notify({ tone: 'good', title: t.saved, text: message });
      onDone();
    },
    onError: (error) => notify({ tone: 'bad', title: t.failedTitle, text: detailOf(error, t.failedText) }),
  });
}
