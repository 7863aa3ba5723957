import { SETTLEMENT_REPORT } from '@likha/contract/limits';
import { formatPesos } from '@likha/contract/money';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useTakeBack } from '../api/use-settlements.ts';
import type { Settlement } from '../settlement-words.ts';
import { settlementsTexts } from '../settlements.texts.generated.ts';

/** Asks why what was said of the bank is wrong, and takes it back (P761). Who agrees to another's asking starts from their words. */
export function TakeBack({ settlement, onClose }: { settlement: Settlement; onClose: () => void }) {
  const t = useTexts(settlementsTexts);
  const [reason, setReason] = useState(settlement.take_back?.reason ?? '');
  const [isTried, setIsTried] = useState(false);
  const action = useTakeBack(onClose);
  const send = () => {
    setIsTried(true);
    if (reason.trim()) action.mutate({ params: { id: settlement.id }, body: { reason: reason.trim() } });
  };
  return (
    <ConfirmDialog
      isOpen
      title={t.takeBackTitle}
      confirmLabel={t.takeBackNow}
      busyLabel={t.saving}
      isBusy={action.isPending}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t.takeBackText({ pesos: formatPesos(settlement.arrived ?? 0) })}</p>
      <TextArea
        label={t.takeBackWhy}
        error={isTried && !reason.trim() ? t.reasonNeeded : undefined}
        maxLength={SETTLEMENT_REPORT.reasonCharacters}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
