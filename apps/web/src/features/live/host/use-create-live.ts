import { detailOf, fieldErrorsOf } from '../../../lib/api-error.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import type { LiveStream } from '../live.ts';
import { goLiveTexts } from './go-live.texts.generated.ts';

interface Ends {
  onCreated: (live: LiveStream) => void;
  onRefused: (errors: Record<string, string>) => void;
}

/** Makes a stream, for now or for later. */
export function useCreateLive({ onCreated, onRefused }: Ends) {
  const t = useTexts(goLiveTexts);
  const language = useLanguage();
  return useAction('POST /live', {
    invalidates: ['GET /live/own'],
    onSuccess: (live) => {
      const { scheduled_at: at } = live;
      if (at)
        notify({
          tone: 'good',
          title: t.announced,
          text: t.announcedText({ when: dateAndTime(at, language) }),
        });
      onCreated(live);
    },
    onError: (error) => {
      notify({ tone: 'bad', title: t.notMade, text: detailOf(error, t.tryAgain) });
      onRefused(fieldErrorsOf(error));
    },
  });
}
