import { useTexts } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useRemoveComment } from '../api/use-remove-comment.ts';
import { commentsTexts } from '../comments.texts.generated.ts';

/** Asks before a comment is deleted. */
export function DeleteCommentDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts(commentsTexts);
  const remove = useRemoveComment();
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t.deleteTitle}
      confirmLabel={t.deleteConfirm}
      busyLabel={t.deleting}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t.deleteText}</p>
    </ConfirmDialog>
  );
}
