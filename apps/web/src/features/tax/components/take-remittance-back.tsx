import { formatPesos } from '@likha/contract/money';
import { REMITTANCE } from '@likha/contract/staff-limits';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useTakeRemittanceBack } from '../api/use-remittance.ts';
import type { OwedPeriod } from '../owed-period.ts';
import { periodName } from '../period-name.ts';
import { taxTexts } from '../tax.texts.generated.ts';
import classes from './take-remittance-back.module.css';

/** Asks why what was said of a payment is wrong, and takes it back (P792). Who agrees to another's asking reads their words. */
export function TakeRemittanceBack({ period, onClose }: { period: OwedPeriod; onClose: () => void }) {
  const t = useTexts(taxTexts);
  const language = useLanguage();
  const { remittance } = period;
  const [reason, setReason] = useState(remittance?.back_asked?.reason ?? '');
  const [isTried, setIsTried] = useState(false);
  const action = useTakeRemittanceBack(onClose);
  if (!remittance) return null;
  const send = () => {
    setIsTried(true);
    if (reason.trim()) action.mutate({ params: { id: remittance.id }, body: { reason: reason.trim() } });
  };
  return (
    <ConfirmDialog
      isOpen
      title={t.backTitle}
      confirmLabel={t.takeBackNow}
      busyLabel={t.saving}
      isBusy={action.isPending}
      onConfirm={send}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p>
          {t.backText({ pesos: formatPesos(remittance.amount), period: periodName(period.period, language) })}
        </p>
        <TextArea
          label={t.backWhy}
          error={isTried && !reason.trim() ? t.reasonNeeded : undefined}
          maxLength={REMITTANCE.reasonCharacters}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
