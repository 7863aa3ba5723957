import { REMITTANCE } from '@likha/contract/staff-limits';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useReissue } from '../api/use-reissue.ts';
import { certificatesTexts } from '../certificates.texts.generated.ts';
import classes from './reissue.module.css';

/** Asks why a certificate is issued anew, and does it (P795). */
export function Reissue({ id, number, onClose }: { id: string; number: string; onClose: () => void }) {
  const t = useTexts(certificatesTexts);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const action = useReissue(onClose);
  const send = () => {
    setIsTried(true);
    if (reason.trim()) action.mutate({ params: { id }, body: { reason: reason.trim() } });
  };
  return (
    <ConfirmDialog
      isOpen
      title={t.anewTitle({ number })}
      confirmLabel={t.anew}
      busyLabel={t.saving}
      isBusy={action.isPending}
      onConfirm={send}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p>{t.anewText}</p>
        <TextArea
          label={t.anewWhy}
          error={isTried && !reason.trim() ? t.reasonNeeded : undefined}
          maxLength={REMITTANCE.reasonCharacters}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
