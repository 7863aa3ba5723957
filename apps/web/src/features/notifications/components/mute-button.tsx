import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconBellOff } from '../../../ui/icons/icons.generated.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { mutedTexts } from '../muted.texts.generated.ts';

/** No more of a creator's new posts, which go from the list (P473). */
export function MuteButton({ creator }: { creator: { id: string; username: string } }) {
  const t = useTexts(mutedTexts);
  const name = creator.username;
  const mute = useAction('PUT /notifications/muted/{id}', {
    invalidates: ['GET /notifications', 'GET /notifications/muted'],
    onSuccess: () => notify({ tone: 'good', title: t.muted({ name }), text: t.mutedText }),
    onError: (error) => notify({ tone: 'bad', title: t.notMuted, text: detailOf(error, t.tryAgain) }),
  });
  return (
    <IconButton
      label={t.mute({ name })}
      title={t.mute({ name })}
      disabled={mute.isPending}
      onClick={() => mute.mutate({ params: { id: creator.id } })}
    >
      <IconBellOff size={20} aria-hidden />
    </IconButton>
  );
}
