import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { conversationTexts } from '../conversation.texts.generated.ts';
import { forgetMessage, keepMessages, type Message } from '../kept-messages.ts';

interface RemoveDialogProps {
  message: Message;
  whom: 'everyone' | 'me';
  onClose: () => void;
}

/** Asks before a message is unsent, or deleted for oneself (P424). */
export function RemoveDialog({ message, whom, onClose }: RemoveDialogProps) {
  const t = useTexts(conversationTexts);
  const isForAll = whom === 'everyone';
  const isPaid = message.is_unlocked && !message.is_own;
  const remove = useAction('DELETE /messages/{id}', {
    invalidates: ['GET /conversations'],
    onSuccess: () => {
      onClose();
      const { conversation_id: id, seq } = message;
      if (isForAll)
        keepMessages(id, [
          {
            ...message,
            state: 'unsent',
            text: null,
            files: [],
            price: null,
            is_locked: false,
            reactions: { own: null, other: null },
            may_unsend: false,
          },
        ]);
      else forgetMessage(id, seq);
    },
    onError: (error) => notify({ tone: 'bad', title: t.notRemoved, text: detailOf(error, t.inAMoment) }),
  });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={isForAll ? t.unsendTitle : t.forMeTitle}
      confirmLabel={isForAll ? t.unsend : t.forMe}
      busyLabel={t.removing}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: message.id }, query: { for: whom } })}
      onClose={onClose}
    >
      <p>{isForAll ? t.unsendText : isPaid ? t.forMePaidText : t.forMeText}</p>
    </ConfirmDialog>
  );
}
