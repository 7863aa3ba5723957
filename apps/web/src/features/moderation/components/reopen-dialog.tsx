import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useReopenReport } from '../api/use-take-back.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';
import { ReasonField } from './reason-field.tsx';

/** Asks why a report waits again. */
export function ReopenDialog({ reportId, onClose }: { reportId: string; onClose: () => void }) {
  const t = useTexts(moderationTexts);
  const [reason, setReason] = useState('');
  const reopen = useReopenReport(onClose);
  return (
    <ConfirmDialog
      isOpen
      title={t.takeBack}
      confirmLabel={t.takeBack}
      busyLabel={t.saving}
      isBusy={reopen.isPending}
      onConfirm={() => reopen.mutate({ params: { id: reportId }, body: { reason: reason.trim() } })}
      onClose={onClose}
    >
      <ReasonField means={t.reopenMeans} label={t.takeBackNote} value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}
