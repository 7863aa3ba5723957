import { detailOf } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { blocksTexts } from '../blocks.texts.generated.ts';

interface BlockDialogProps {
  person: { id: string; full_name: string };
  onBlocked?: (() => void) | undefined;
  onClose: () => void;
}

/** Says what blocking means, and asks for it. */
export function BlockDialog({ person, onBlocked, onClose }: BlockDialogProps) {
  const t = useTexts(blocksTexts);
  const { user } = useSession();
  const name = person.full_name;
  const block = useAction('POST /users/{id}/block', {
    invalidates: ['GET /users/me/blocked', 'GET /earnings'],
    onSuccess: ({ message }) => {
      onClose();
      notify({ tone: 'good', title: t.blocked, text: message });
      onBlocked?.();
    },
    onError: (error) => notify({ tone: 'bad', title: t.notBlocked, text: detailOf(error, t.tryAgain) }),
  });
  return (
    <ConfirmDialog
      isOpen
      title={t.question({ name })}
      confirmLabel={t.blockName({ name })}
      busyLabel={t.blocking}
      isBusy={block.isPending}
      onConfirm={() => block.mutate({ params: { id: person.id } })}
      onClose={onClose}
    >
      <p>{user?.user_type === 'fan' ? t.meaningWriting : t.meaning}</p>
    </ConfirmDialog>
  );
}
