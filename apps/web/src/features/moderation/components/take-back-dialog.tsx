import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useTakeBack } from '../api/use-take-back.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';
import { ReasonField } from './reason-field.tsx';

export interface Decided {
  /** Of the post or comment. */
  id: string;
  name: string;
  was: 'approved' | 'removed';
}

/** Asks why a decision is taken back, and says what that does. */
export function TakeBackDialog({
  decided: { id, name, was },
  onClose,
}: {
  decided: Decided;
  onClose: () => void;
}) {
  const t = useTexts(moderationTexts);
  const [reason, setReason] = useState('');
  const takeBack = useTakeBack(onClose);
  return (
    <ConfirmDialog
      isOpen
      title={t.takeBackOf({ name })}
      confirmLabel={t.takeBack}
      busyLabel={t.saving}
      isBusy={takeBack.isPending}
      onConfirm={() => takeBack.mutate({ params: { id }, body: { reason: reason.trim() || undefined } })}
      onClose={onClose}
    >
      <ReasonField
        means={was === 'removed' ? t.takeBackRemoved : t.takeBackApproved}
        label={was === 'removed' ? t.takeBackReason : t.takeBackNote}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
