import type { Post } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useDeletePost } from '../api/use-delete-post.ts';
import { managingTexts } from '../managing.texts.generated.ts';

/** Asks before a post is deleted (P125). */
export function DeletePostDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const t = useTexts(managingTexts);
  const remove = useDeletePost();
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t.deleteTitle}
      confirmLabel={t.deleteConfirm}
      busyLabel={t.deleting}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: post.id } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        <strong>{post.title}</strong>
      </p>
      <p>{t.deleteText}</p>
    </ConfirmDialog>
  );
}
