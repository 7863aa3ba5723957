import { detailOf } from '../../../lib/api-error.ts';
import { POST_LISTS, PROFILES } from '../../../lib/read-groups.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { managingTexts } from '../managing.texts.generated.ts';

/** Saves what was changed of a post. */
export function useEditPost() {
  const t = useTexts(managingTexts);
  return useAction('PUT /content/{id}', {
    invalidates: [...POST_LISTS, ...PROFILES, 'GET /content/{id}/poll'],
    // It may have been published, or deleted, in another tab.
    invalidatesOnError: [...POST_LISTS, 'GET /content/{id}/poll'],
    onSuccess: () => notify({ tone: 'good', title: t.saved }),
    onError: (error) => notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, t.inAMoment) }),
  });
}
