import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { certificatesTexts } from '../certificates.texts.generated.ts';

/** Issues a certificate anew. */
export function useReissue(onDone: () => void) {
  const t = useTexts(certificatesTexts);
  const invalidates = ['GET /admin/tax/certificates'] as const;
  return useAction('POST /admin/tax/certificates/{id}/reissue', {
    invalidates,
    invalidatesOnError: invalidates,
    onSuccess: ({ message }) => {
      notify({ tone: 'good', title: t.saved, text: message });
      onDone();
    },
    onError: (error) => notify({ tone: 'bad', title: t.failedTitle, text: detailOf(error, t.failedText) }),
  });
}

/** Reads who a creator is to the tax office, with the whole TIN; it is on record. */
export function useReadDetails() {
  const t = useTexts(certificatesTexts);
  return useAction('POST /admin/tax/creators/{id}/details', {
    invalidates: [],
    onError: (error) => notify({ tone: 'bad', title: t.showFailed, text: detailOf(error, t.failedText) }),
  });
}
