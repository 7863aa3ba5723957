import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { chatTexts } from './chat.texts.generated.ts';

/** Lets somebody write in a chat no more, or again, and says which. */
export function useMute(onDone?: () => void) {
  const t = useTexts(chatTexts);
  return useAction('POST /live/{id}/muted', {
    invalidates: ['GET /live/{id}/chat/settings'],
    onSuccess: ({ is_muted: isMuted }) => {
      onDone?.();
      notify({ tone: 'good', title: isMuted ? t.muted : t.unmuted });
    },
    onError: (error) => notify({ tone: 'bad', title: t.notDone, text: detailOf(error, t.tryAgain) }),
  });
}
