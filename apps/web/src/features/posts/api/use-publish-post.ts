import { detailOf } from '../../../lib/api-error.ts';
import { POST_LISTS, PROFILES } from '../../../lib/read-groups.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { managingTexts } from '../managing.texts.generated.ts';

/** Publishes a draft or a scheduled post at once. */
export function usePublishPost() {
  const t = useTexts(managingTexts);
  return useAction('POST /content/{id}/publish', {
    invalidates: [...POST_LISTS, ...PROFILES],
    // It may have been published, or deleted, in another tab.
    invalidatesOnError: POST_LISTS,
    onSuccess: ({ status }) =>
      notify({
        tone: 'good',
        title: t.published,
        text: status === 'in_review' ? t.inReviewText : t.publishedText,
      }),
    onError: (error) =>
      notify({ tone: 'bad', title: t.notPublishedTitle, text: detailOf(error, t.inAMoment) }),
  });
}
