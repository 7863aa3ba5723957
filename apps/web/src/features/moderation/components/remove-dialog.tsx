import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TemplatePicker } from '../../../ui/templates/template-picker.tsx';
import { useRemoveAny } from '../api/use-remove-any.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';
import { ReasonField } from './reason-field.tsx';

interface RemoveDialogProps {
  item: { id: string; content_type: 'post' | 'comment' };
  name: string;
  onClose: () => void;
}

/** Asks why something is removed that nobody reported, and says what that does. */
export function RemoveDialog({ item, name, onClose }: RemoveDialogProps) {
  const t = useTexts(moderationTexts);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const remove = useRemoveAny(onClose, setProblem);
  const body = { content_type: item.content_type, reason: reason.trim() };
  const change = (text: string) => {
    setProblem(null);
    setReason(text);
  };
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t.removeOf({ name })}
      confirmLabel={t.remove}
      busyLabel={t.saving}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: item.id }, body })}
      onClose={onClose}
    >
      <ReasonField
        means={t.removeMeans}
        label={t.removeReason}
        value={reason}
        error={problem}
        onChange={change}
      >
        <TemplatePicker
          kind="content_removal"
          subject={{ type: item.content_type, id: item.id }}
          words={reason}
          onWords={change}
        />
      </ReasonField>
    </ConfirmDialog>
  );
}
