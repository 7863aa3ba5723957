import { detailOf } from '../../../lib/api-error.ts';
import { POST_LISTS } from '../../../lib/read-groups.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { videoTexts } from '../video.texts.generated.ts';

/** Has a video that failed processed again; the file is still there. */
export function useRetryVideo() {
  const t = useTexts(videoTexts);
  return useAction('POST /content/{id}/retry', {
    invalidates: POST_LISTS,
    onError: (error) => notify({ tone: 'bad', title: t.notStarted, text: detailOf(error, t.inAMoment) }),
  });
}
